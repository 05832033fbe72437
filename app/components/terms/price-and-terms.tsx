import { useHere } from '#app/platform/here.ts'
import type { AskableId } from '#content/offerings.ts'
import { hasMoreThanPrice, termsOf } from '#content/terms.ts'
import { FurtherTerms } from './further-terms.tsx'
import styles from './price-and-terms.module.css'
import { PriceLine } from './price-line.tsx'

type PriceAndTermsProps = { of: AskableId; className?: string | undefined }

/** What an offering costs, in one line; how it goes unfolds below, where the owner has said anything of it. */
export function PriceAndTerms({ of, className }: PriceAndTermsProps) {
  const { t } = useHere()
  const terms = termsOf(of)
  return (
    <div className={className}>
      <PriceLine of={of} />
      {hasMoreThanPrice(terms) ? (
        <details className={styles.fold}>
          <summary className={styles.opener}>{t('terms.all')}</summary>
          <FurtherTerms terms={terms} />
        </details>
      ) : null}
    </div>
  )
}
