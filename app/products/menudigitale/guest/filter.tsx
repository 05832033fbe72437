import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { type Allergen, allergenNumber } from '#app/products/menudigitale/menu.ts'
import { allergenIcons } from '#app/products/menudigitale/menu-icons.ts'
import styles from './dishes.module.css'

type FilterProps = {
  named: readonly Allergen[]
  without: readonly Allergen[]
  onChange: (without: readonly Allergen[]) => void
  /** The number of dishes left. */
  children: ReactNode
}

export function Filter({ named, without, onChange, children }: FilterProps) {
  const { t } = usePageContext()
  const toggle = (allergen: Allergen) =>
    onChange(
      without.includes(allergen) ? without.filter((other) => other !== allergen) : [...without, allergen],
    )
  return (
    <details className={styles.filter}>
      <summary className={`go ${styles.opener}`}>
        <Icon name="chevron-down" size={20} />
        {t('menu.filter')}
      </summary>
      <fieldset className={styles.choices}>
        <legend>{t('menu.filter.legend')}</legend>
        {named.map((allergen) => (
          <label key={allergen} className={styles.choice}>
            <input
              className={styles.box}
              type="checkbox"
              checked={without.includes(allergen)}
              onChange={() => toggle(allergen)}
            />
            <Icon name={allergenIcons[allergen]} size={20} />
            {`${allergenNumber(allergen)} ${t(`allergen.${allergen}`)}`}
          </label>
        ))}
      </fieldset>
      <p className={styles.left} role="status">
        {without.length > 0 ? children : null}
      </p>
    </details>
  )
}
