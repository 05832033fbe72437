import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/platform/here.ts'
import type { Terms } from '#content/terms.ts'
import { textIn } from '#shared/locale.ts'
import type { MessageKey } from '#shared/messages.ts'
import { priceWords, vatWords } from '#shared/price-words.ts'
import styles from './terms-table.module.css'

/** The rows that are one text of the owner's, in the order of the table. */
const textRows = [
  { field: 'runsOn', label: 'terms.runsOn' },
  { field: 'connects', label: 'terms.connects' },
  { field: 'data', label: 'terms.data' },
  { field: 'exit', label: 'terms.exit' },
] as const

/** What an offering costs and how it goes. A row that the owner has not set is not there. */
export function TermsTable({ terms }: { terms: Terms }) {
  const { t, lang } = useHere()
  const { leastMonths, supportChannel, supportHours } = terms
  return (
    <dl>
      <Row label="terms.price">
        <Price terms={terms} />
      </Row>
      <Row label="terms.start">
        <p>
          {t('terms.start.text')}
          {terms.setupDays === undefined ? null : ` ${t('terms.start.days', { count: terms.setupDays })}`}
        </p>
        <SiteLink className={`go ${styles.ask}`} to={{ page: 'contact' }} query={`subject=${terms.offering}`}>
          {t('product.quote')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </Row>
      {leastMonths === undefined ? null : (
        <Row label="terms.least">
          {leastMonths === 0 ? t('terms.least.none') : t('terms.least.months', { count: leastMonths })}
        </Row>
      )}
      {supportChannel || supportHours ? (
        <Row label="terms.support">
          {supportChannel ? <p>{textIn(supportChannel, lang)}</p> : null}
          {supportHours ? <p>{textIn(supportHours, lang)}</p> : null}
        </Row>
      ) : null}
      {textRows.map(({ field, label }) => {
        const text = terms[field]
        return text ? (
          <Row key={field} label={label}>
            {textIn(text, lang)}
          </Row>
        ) : null
      })}
    </dl>
  )
}

function Row({ label, children }: { label: MessageKey; children: ReactNode }) {
  const { t } = useHere()
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{t(label)}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** The amounts, or that it is on quotation; VAT; what moves it. */
function Price({ terms: { price, dependsOn } }: { terms: Terms }) {
  const { t, lang } = useHere()
  const words = price && priceWords(price, lang, t)
  return (
    <>
      <p className={styles.price}>{words ? words.first : t('terms.price.quotation')}</p>
      {words?.onTop ? <p className={styles.onTop}>{words.onTop}</p> : null}
      {price ? <p className={styles.vat}>{vatWords(price, t)}</p> : null}
      {dependsOn ? <p className={styles.moves}>{textIn(dependsOn, lang)}</p> : null}
    </>
  )
}
