import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { formRows } from '#shared/contact-rows.ts'
import { controlId } from './contact-field.tsx'
import styles from './contact-form.module.css'
import type { FaultTexts } from './use-faults.ts'

export function FaultSummary({ faults, isShown }: { faults: FaultTexts; isShown: boolean }) {
  const { t } = usePageContext()
  const rows = formRows.filter(({ name }) => faults[name])
  return (
    <div className={`${fields.pencil} ${styles.summary}`} role="alert">
      {isShown && faults[''] ? <p>{faults['']}</p> : null}
      {isShown && rows.length > 0 ? (
        <p>
          {t('contact.summary')}{' '}
          {rows.map(({ name, words }, index) => (
            <span key={name} className={styles.toMend}>
              <a className={styles.toFault} href={`#${controlId(name)}`}>
                {t(words.form)}
              </a>
              {index < rows.length - 1 ? ', ' : ''}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
