import type { ReactNode } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { priceSentence } from '#app/components/terms/price-words.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { type AskableId, contactSubjects } from '#content/offerings.ts'
import { hasMoreThanPrice, termsOf } from '#content/terms.ts'
import { textIn } from '#shared/locale.ts'
import { termsPage } from '#shared/products.ts'
import styles from './subject.module.css'

/** The style sheet shows the price of the chosen option, so it works without scripts. */
export function SubjectPrice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.subject}>
      {children}
      <div className={styles.lines} aria-live="polite">
        {contactSubjects().map(({ id }) => (
          <div key={id} className={styles.chosen}>
            <PriceLine of={id} />
            <ToTerms of={id} />
          </div>
        ))}
      </div>
    </div>
  )
}

function PriceLine({ of }: { of: AskableId }) {
  const { t, lang } = usePageContext()
  const { price, dependsOn } = termsOf(of)
  return (
    <p>
      <b>{price ? priceSentence(price, lang, t) : t('terms.quotation')}</b>
      {dependsOn ? ` ${textIn(dependsOn, lang)}` : null}
    </p>
  )
}

/** Its product's page has the rest of the terms. */
function ToTerms({ of }: { of: AskableId }) {
  const { t } = usePageContext()
  const page = termsPage(of)
  if (!page || !hasMoreThanPrice(termsOf(of))) return null
  return (
    <SiteLink className={`${styles.further} unprinted`} to={{ page, anchor: 'terms' }}>
      {t('terms.all')}
    </SiteLink>
  )
}
