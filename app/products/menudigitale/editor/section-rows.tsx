import { useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { type MenuText, menuText } from '../menu.ts'
import {
  changeSection,
  type DraftSection,
  otherText,
  removeSection,
  withOtherText,
  withText,
} from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'
import { menuLimits } from '../menu-text.ts'
import details from './details.module.css'
import { Remove } from './dish-details.tsx'
import { Field } from './dish-field.tsx'
import { type DishActions, DishRow } from './dish-row.tsx'
import { addBelow } from './edit-menu.ts'
import styles from './section-rows.module.css'

type SectionRowsProps = {
  section: DraftSection
  now: number | undefined
  open: number | undefined
  on: DishActions
}

export function SectionRows({ section, now, open, on }: SectionRowsProps) {
  const { lang, t } = usePageContext()
  const isLive = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const { id } = section
  const name = menuText(section.name, lang)
  const Row = isLive ? 'div' : 'h4'
  const rename = (name: MenuText) => menuStore.change(changeSection(menuStore.get().draft, id, { name }))
  const called = { name: name || t('menudigitale.edit.section') }
  return (
    <div className={styles.section} data-section={id}>
      {/* Screen readers find no text in a field: the hidden heading has it. */}
      {isLive ? <h4 className="visually-hidden">{called.name}</h4> : null}
      <Row className={styles.heading}>
        <Field
          className={styles.title}
          label={t('menudigitale.edit.section')}
          placeholder={t('menudigitale.edit.section')}
          maxLength={menuLimits.name}
          value={name}
          onText={(own) => rename(withText(section.name, lang, own))}
        />
        {isLive ? (
          <>
            <button
              type="button"
              className={styles.tool}
              aria-label={t('menudigitale.edit.sectionMore', called)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="chevron-down" size={18} />
            </button>
            <button
              type="button"
              className={styles.tool}
              aria-label={t('menudigitale.edit.addTo', called)}
              onClick={() => addBelow(id)}
            >
              <Icon name="plus" size={20} />
            </button>
          </>
        ) : null}
      </Row>
      {isOpen ? (
        <div className={`${details.details} unprinted`}>
          <label className={details.labelled}>
            {t('menudigitale.edit.otherName')}
            <input
              className={details.input}
              autoComplete="off"
              maxLength={menuLimits.name}
              value={otherText(section.name, lang)}
              onChange={(event) => rename(withOtherText(section.name, lang, event.target.value))}
            />
          </label>
          <Remove name={section.name} from={(draft) => removeSection(draft, id)} />
        </div>
      ) : null}
      <ul className={styles.dishes}>
        {section.dishes.map((dish) => (
          <DishRow key={dish.id} dish={dish} isNow={dish.id === now} isOpen={dish.id === open} on={on} />
        ))}
      </ul>
    </div>
  )
}
