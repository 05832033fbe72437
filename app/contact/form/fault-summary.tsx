import { useHere } from '#app/platform/here.ts'
import { controlId } from './contact-field.tsx'
import styles from './contact-form.module.css'
import { type FaultTexts, isField } from './use-faults.ts'

/** Announced when a request is refused: what is wrong with all of it, and the fields to put right. */
export function FaultSummary({ faults, isShown }: { faults: FaultTexts; isShown: boolean }) {
  const { t } = useHere()
  const fields = Object.keys(faults).filter(isField)
  return (
    <div className={styles.summary} role="alert">
      {isShown && faults[''] ? <p>{faults['']}</p> : null}
      {isShown && fields.length > 0 ? (
        <p>
          {t('contact.summary')}{' '}
          {fields.map((field, index) => (
            <span key={field}>
              {index > 0 ? ', ' : ''}
              <a href={`#${controlId(field)}`}>{t(`contact.${field}`)}</a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
