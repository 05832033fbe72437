import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './deadline-demo.module.css'
import { NewDue } from './new-due.tsx'
import { faultWords } from './term-words.ts'
import { useTerm } from './use-term.ts'

const boxes = [
  { name: 'free', label: 'lawyers.example.free' },
  { name: 'suspension', label: 'lawyers.example.suspension' },
  { name: 'rome', label: 'lawyers.example.rome' },
] as const

export function Conditions() {
  const { t } = usePageContext()
  const asked = useTerm()
  const { typed, fault, isChanged, change } = asked
  return (
    <fieldset className={`${fields.trial} ${styles.conditions}`}>
      <legend className="visually-hidden">{t('lawyers.example.asked')}</legend>
      {boxes
        .filter(({ name }) => typed.back || name !== 'free')
        .map(({ name, label }) => (
          <label key={name} className={`${fields.label} ${styles.check}`}>
            <input
              className={styles.box}
              type="checkbox"
              checked={typed[name]}
              onChange={(event) =>
                change({ [name]: event.target.checked, ...(name === 'free' && { preset: undefined }) })
              }
            />
            {t(label)}
          </label>
        ))}
      <p className={fields.pencil} role="alert">
        {isChanged && fault && faultWords(fault, typed.unit, t)}
      </p>
      <NewDue asked={asked} />
    </fieldset>
  )
}
