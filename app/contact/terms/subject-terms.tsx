import { TermsRow, TermsRows } from '#app/components/terms/terms-rows.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { hasMoreThanPrice, type Terms, termsOf } from '#content/terms.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import styles from './subject.module.css'

/**
 * After the form, to keep it within the first flight of TCP. Every subject has a place, even an empty one,
 * because the style sheet counts them.
 */
export function SubjectTerms() {
  const { t } = usePageContext()
  return (
    <div className={`${styles.sheets} unprinted`} id="terms">
      {contactSubjects().map(({ id, accent }) => {
        const terms = termsOf(id)
        return (
          <div key={id} className={styles.chosen} data-accent={accent}>
            {hasMoreThanPrice(terms) ? (
              <>
                <h2 className={styles.title}>{t('terms.of', { name: t(`offering.${id}.name`) })}</h2>
                <FurtherTerms terms={terms} />
              </>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}

function FurtherTerms({ terms }: { terms: Terms }) {
  const { t } = usePageContext()
  const { setupDays } = terms
  return (
    <dl className={styles.table}>
      {setupDays === undefined ? null : (
        <TermsRow label="terms.start">{t('terms.start.days', { count: setupDays })}</TermsRow>
      )}
      <TermsRows terms={terms} />
    </dl>
  )
}
