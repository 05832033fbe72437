import { usePageContext } from '#app/platform/page-context.ts'
import type { Terms } from '#content/terms.ts'
import styles from './further-terms.module.css'
import { TermsRow, TermsRows } from './terms-rows.tsx'

export function FurtherTerms({ terms }: { terms: Terms }) {
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
