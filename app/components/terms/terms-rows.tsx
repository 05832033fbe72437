import type { ReactNode } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import type { Terms } from '#content/terms.ts'
import { textIn } from '#shared/locale.ts'
import type { MessageKey } from '#shared/messages.ts'
import styles from './terms-rows.module.css'

/** In the order of the table. */
const textRows = [
  { field: 'runsOn', label: 'terms.runsOn' },
  { field: 'connects', label: 'terms.connects' },
  { field: 'data', label: 'terms.data' },
  { field: 'exit', label: 'terms.exit' },
] as const

/** Rows of a `<dl>`; those not set are left out. */
export function TermsRows({ terms }: { terms: Terms }) {
  const { t, lang } = usePageContext()
  const { leastMonths, supportChannel, supportHours } = terms
  return (
    <>
      {leastMonths === undefined ? null : (
        <TermsRow label="terms.least">
          {leastMonths === 0 ? t('terms.least.none') : t('terms.least.months', { count: leastMonths })}
        </TermsRow>
      )}
      {supportChannel || supportHours ? (
        <TermsRow label="terms.support">
          {supportChannel ? <p>{textIn(supportChannel, lang)}</p> : null}
          {supportHours ? <p>{textIn(supportHours, lang)}</p> : null}
        </TermsRow>
      ) : null}
      {textRows.map(({ field, label }) => {
        const text = terms[field]
        return text ? (
          <TermsRow key={field} label={label}>
            {textIn(text, lang)}
          </TermsRow>
        ) : null
      })}
    </>
  )
}

export function TermsRow({ label, children }: { label: MessageKey; children: ReactNode }) {
  const { t } = usePageContext()
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{t(label)}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
