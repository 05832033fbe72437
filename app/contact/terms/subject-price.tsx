import type { ReactNode } from 'react'
import { priceSentence } from '#app/components/terms/price-words.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import type { AskableId } from '#content/offerings.ts'
import { hasMoreThanPrice, termsOf } from '#content/terms.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { textIn } from '#shared/locale.ts'
import styles from './subject.module.css'

/** The style sheet shows the price of the chosen option, so it works without scripts. */
export function SubjectPrice({ children }: { children: ReactNode }) {
  const { t } = usePageContext()
  return (
    <div className={styles.subject}>
      {children}
      <div className={styles.lines} aria-live="polite">
        {contactSubjects().map(({ id }) => (
          <div key={id} className={styles.chosen}>
            <PriceLine of={id} />
            {hasMoreThanPrice(termsOf(id)) ? (
              <a className={`${styles.further} unprinted`} href="#terms">
                {t('terms.all')}
              </a>
            ) : null}
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
