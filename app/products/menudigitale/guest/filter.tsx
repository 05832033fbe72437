import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { Choices } from '../choices.tsx'
import { type Allergen, allergenNumber } from '../menu.ts'
import { allergenIcons } from '../menu-icons.ts'
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
  return (
    <details className={styles.filter}>
      <summary className={`go ${styles.opener}`}>
        <Icon name="chevron-down" size={20} />
        {t('menu.filter')}
      </summary>
      <Choices
        legend={t('menu.filter.legend')}
        all={named}
        chosen={without}
        icons={allergenIcons}
        label={(allergen) => `${allergenNumber(allergen)} ${t(`allergen.${allergen}`)}`}
        onChange={onChange}
      />
      <p className={styles.left} role="status">
        {without.length > 0 ? children : null}
      </p>
    </details>
  )
}
