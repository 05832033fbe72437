import { Icon } from '#app/components/icon/icon.tsx'
import type { IconName } from '#app/components/icon/icons.ts'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import styles from './choices.module.css'

type ChoicesProps<Id extends string> = {
  legend: string
  all: readonly Id[]
  chosen: readonly Id[]
  icons: Record<Id, IconName>
  label: (id: Id) => string
  /** In the order of `all`. */
  onChange: (chosen: readonly Id[]) => void
}

/** A checkbox for each allergen or mark. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { legend, all, chosen, icons, label, onChange } = props
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.title}>{legend}</legend>
      {all.map((id) => (
        <label key={id} className={styles.choice}>
          <input
            className={fields.box}
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => onChange(all.filter((other) => chosen.includes(other) !== (other === id)))}
          />
          <Icon name={icons[id]} size={18} />
          {label(id)}
        </label>
      ))}
    </fieldset>
  )
}
