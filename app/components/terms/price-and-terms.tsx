import { useHere } from '#app/platform/here.ts'
import type { AskableId } from '#content/offerings.ts'
import { hasMoreThanPrice, termsOf } from '#content/terms.ts'
import { textIn } from '#shared/locale.ts'
import { priceSentence } from '#shared/price-words.ts'
import styles from './price-and-terms.module.css'
import { TermsRow, TermsRows } from './terms-rows.tsx'

type PriceAndTermsProps = { of: AskableId; className?: string | undefined }

/**
 * What an offering costs in one line, or that it is on quotation, and what that depends on; how it goes unfolds below,
 * where the owner has said anything of it.
 */
export function PriceAndTerms({ of, className }: PriceAndTermsProps) {
  const { t, lang } = useHere()
  const terms = termsOf(of)
  const { price, dependsOn, setupDays } = terms
  return (
    <div className={className}>
      <p>
        <b>{price ? priceSentence(price, lang, t) : t('terms.quotation')}</b>
        {dependsOn ? ` ${textIn(dependsOn, lang)}` : null}
      </p>
      {hasMoreThanPrice(terms) ? (
        <details className={styles.fold}>
          <summary className={styles.opener}>{t('terms.all')}</summary>
          <dl className={styles.table}>
            {setupDays === undefined ? null : (
              <TermsRow label="terms.start">{t('terms.start.days', { count: setupDays })}</TermsRow>
            )}
            <TermsRows terms={terms} />
          </dl>
        </details>
      ) : null}
    </div>
  )
}
