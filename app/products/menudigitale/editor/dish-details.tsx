import { Icon } from '#app/components/icon/icon.tsx'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { allergenNumber, allergens, dishMarks, type MenuText, menuText } from '../menu.ts'
import {
  type DraftDish,
  type MenuDraft,
  otherText,
  removeDish,
  withOtherText,
  withText,
} from '../menu-draft.ts'
import { allergenIcons, markIcons } from '../menu-icons.ts'
import { correctDish } from '../menu-store.ts'
import { menuLimits } from '../menu-text.ts'
import styles from './details.module.css'
import { remove } from './edit-menu.ts'

export function DishDetails({ dish }: { dish: DraftDish }) {
  const { lang, t } = usePageContext()
  const { id } = dish
  const description = dish.description ?? ''
  const marks = dish.marks ?? []
  // In the order of the guest's page.
  const toggled = <T,>(all: readonly T[], list: readonly T[], item: T) =>
    all.filter((other) => list.includes(other) !== (other === item))
  const texts = [
    {
      key: 'about',
      label: 'menudigitale.edit.about',
      value: menuText(description, lang),
      change: (text: string) => ({ description: withText(description, lang, text) }),
    },
    {
      key: 'otherName',
      label: 'menudigitale.edit.otherName',
      value: otherText(dish.name, lang),
      change: (text: string) => ({ name: withOtherText(dish.name, lang, text) }),
    },
    {
      key: 'otherAbout',
      label: 'menudigitale.edit.otherAbout',
      value: otherText(description, lang),
      change: (text: string) => ({ description: withOtherText(description, lang, text) }),
    },
  ] as const
  return (
    <div className={`${styles.details} unprinted`}>
      {texts.map(({ key, label, value, change }) => (
        <label key={key} className={styles.labelled}>
          {t(label)}
          <input
            className={styles.input}
            autoComplete="off"
            maxLength={key === 'otherName' ? menuLimits.name : menuLimits.text}
            value={value}
            onChange={(event) => correctDish(id, change(event.target.value))}
          />
        </label>
      ))}
      <fieldset className={styles.choices}>
        <legend className={styles.choicesTitle}>{t('menudigitale.edit.allergens')}</legend>
        {allergens.map((allergen) => (
          <label key={allergen} className={styles.choice}>
            <input
              className={fields.box}
              type="checkbox"
              checked={dish.allergens.includes(allergen)}
              onChange={() => correctDish(id, { allergens: toggled(allergens, dish.allergens, allergen) })}
            />
            <Icon name={allergenIcons[allergen]} size={18} />
            <span>{`${allergenNumber(allergen)} ${t(`allergen.${allergen}`)}`}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className={styles.choicesTitle}>{t('menudigitale.edit.marks')}</legend>
        {dishMarks.map((mark) => (
          <label key={mark} className={styles.choice}>
            <input
              className={fields.box}
              type="checkbox"
              checked={marks.includes(mark)}
              onChange={() => correctDish(id, { marks: toggled(dishMarks, marks, mark) })}
            />
            <Icon name={markIcons[mark]} size={18} />
            <span>{t(`mark.${mark}`)}</span>
          </label>
        ))}
      </fieldset>
      <Remove name={dish.name} from={(draft) => removeDish(draft, id)} />
    </div>
  )
}

type RemoveProps = { name: MenuText; from: (draft: MenuDraft) => MenuDraft }

export function Remove({ name, from }: RemoveProps) {
  const here = usePageContext()
  return (
    <div className={styles.tools}>
      <button type="button" className="go" onClick={() => remove(from, name, here)}>
        <Icon name="trash-2" size={18} />
        {here.t('menudigitale.edit.remove')}
      </button>
    </div>
  )
}
