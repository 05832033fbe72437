import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { Choices } from '../choices.tsx'
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
  const { id, name, description = '' } = dish
  return (
    <div className={`${styles.details} unprinted`}>
      <TextField
        label={t('menudigitale.edit.about')}
        maxLength={menuLimits.text}
        value={menuText(description, lang)}
        onText={(own) => correctDish(id, { description: withText(description, lang, own) })}
      />
      <TextField
        label={t('menudigitale.edit.otherName')}
        maxLength={menuLimits.name}
        value={otherText(name, lang)}
        onText={(other) => correctDish(id, { name: withOtherText(name, lang, other) })}
      />
      <TextField
        label={t('menudigitale.edit.otherAbout')}
        maxLength={menuLimits.text}
        value={otherText(description, lang)}
        onText={(other) => correctDish(id, { description: withOtherText(description, lang, other) })}
      />
      <Choices
        legend={t('menudigitale.edit.allergens')}
        all={allergens}
        chosen={dish.allergens}
        icons={allergenIcons}
        label={(allergen) => `${allergenNumber(allergen)} ${t(`allergen.${allergen}`)}`}
        onChange={(named) => correctDish(id, { allergens: named })}
      />
      <Choices
        legend={t('menudigitale.edit.marks')}
        all={dishMarks}
        chosen={dish.marks ?? []}
        icons={markIcons}
        label={(mark) => t(`mark.${mark}`)}
        onChange={(marks) => correctDish(id, { marks })}
      />
      <Remove name={name} from={(draft) => removeDish(draft, id)} />
    </div>
  )
}

type TextFieldProps = {
  label: string
  maxLength: number
  value: string
  onText: (text: string) => void
}

export function TextField({ label, onText, ...rest }: TextFieldProps) {
  return (
    <label className={`caption ${styles.labelled}`}>
      {label}
      <input
        {...rest}
        className={styles.input}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
    </label>
  )
}

type RemoveProps = { name: MenuText; from: (draft: MenuDraft) => MenuDraft }

export function Remove({ name, from }: RemoveProps) {
  const here = usePageContext()
  return (
    <button type="button" className={`go ${styles.remove}`} onClick={() => remove(from, name, here)}>
      <Icon name="trash-2" size={18} />
      {here.t('menudigitale.edit.remove')}
    </button>
  )
}
