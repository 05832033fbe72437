import { usePageContext } from '#app/platform/page-context.ts'
import { themes } from '../menu.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'
import styles from './details.module.css'
import { PriceField } from './price-field.tsx'

export function Settings({ draft }: { draft: MenuDraft }) {
  const { t } = usePageContext()
  const label = t('menudigitale.edit.cover')
  return (
    <div className={styles.settings}>
      <fieldset className={styles.themes}>
        <legend className={styles.themesTitle}>{t('menudigitale.edit.theme')}</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.theme} data-accent={theme}>
            <input
              className={styles.box}
              type="radio"
              name="menu-theme"
              checked={(draft.theme ?? themes[0]) === theme}
              onChange={() => menuStore.change({ ...draft, theme }, 'theme')}
            />
            <i className={styles.colour} aria-hidden="true" />
            {t(`theme.${theme}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.cover} data-fair-row="#example [data-fair-cover]">
        <span aria-hidden="true">{label}</span>
        <PriceField
          className={styles.amount}
          noteClassName={styles.note}
          label={label}
          price={draft.cover ?? 0}
          onPrice={(cover) => menuStore.change({ ...draft, cover }, 'cover')}
        />
        <p className={`fine ${styles.note}`}>{t('menudigitale.edit.coverHint')}</p>
      </div>
    </div>
  )
}
