import { useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
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
import { Remove, TextField } from './dish-details.tsx'
import { Field } from './dish-field.tsx'
import { DishRow } from './dish-row.tsx'
import { addBelow } from './edit-menu.ts'
import styles from './section-rows.module.css'

type SectionRowsProps = {
  section: DraftSection
  now: number | undefined
  onTouch: (dish: number) => void
}

export function SectionRows({ section, now, onTouch }: SectionRowsProps) {
  const { lang, t } = usePageContext()
  const [isOpen, setOpen] = useState(false)
  const { id } = section
  const name = menuText(section.name, lang)
  const rename = (name: MenuText) => menuStore.change(changeSection(menuStore.get().draft, id, { name }))
  const called = { name: name || t('menudigitale.edit.section') }
  return (
    <div className={styles.section} data-section={id}>
      {/* Screen readers find no text in a field: the hidden heading has it. */}
      <h4 className="visually-hidden">{called.name}</h4>
      <div className={styles.heading}>
        <Field
          className={styles.title}
          label={t('menudigitale.edit.section')}
          placeholder={t('menudigitale.edit.section')}
          maxLength={menuLimits.name}
          value={name}
          onText={(own) => rename(withText(section.name, lang, own))}
        />
        <button
          type="button"
          className={`touch ${styles.tool} scripted`}
          aria-label={t('menudigitale.edit.sectionMore', called)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" size={18} />
        </button>
        <button
          type="button"
          className={`touch ${styles.tool} scripted`}
          aria-label={t('menudigitale.edit.addTo', called)}
          onClick={() => addBelow(id)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      {isOpen ? (
        <div className={`${details.details} ${styles.details} unprinted`}>
          <TextField
            label={t('menudigitale.edit.otherName')}
            maxLength={menuLimits.name}
            value={otherText(section.name, lang)}
            onText={(other) => rename(withOtherText(section.name, lang, other))}
          />
          <Remove name={section.name} from={(draft) => removeSection(draft, id)} />
        </div>
      ) : null}
      <ul className={styles.dishes}>
        {section.dishes.map((dish) => (
          <DishRow key={dish.id} dish={dish} isNow={dish.id === now} onTouch={onTouch} />
        ))}
      </ul>
    </div>
  )
}
