import { Fragment } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { priceWords, vatWords } from '#app/components/terms/price-words.ts'
import { TermsRow, TermsRows } from '#app/components/terms/terms-rows.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { type Claim, claimsOf } from '#content/claims.ts'
import { type Terms, termsOf } from '#content/terms.ts'
import { otherLanguage, textIn } from '#shared/locale.ts'
import { requireOffering } from '#shared/navigation.ts'
import { subjectsOf } from '#shared/products.ts'
import section from '../section.module.css'
import { useProduct } from '../use-product.ts'
import styles from './terms.module.css'

export function Section() {
  const { product, accent, t } = useProduct()
  const subjects = subjectsOf(requireOffering(product))
  return (
    <section className={`${section.section} ${styles.terms}`} data-accent={accent} id="terms">
      <h2 className={section.title}>{t('terms.title')}</h2>
      <div className={section.body}>
        {subjects.map((id) => (
          <Fragment key={id}>
            {subjects.length > 1 && <h3 className={styles.subject}>{t(`offering.${id}.name`)}</h3>}
            <TermsTable terms={termsOf(id)} />
          </Fragment>
        ))}
      </div>
    </section>
  )
}

/** Rows that the owner has not set are left out. */
export function TermsTable({ terms }: { terms: Terms }) {
  const { t } = usePageContext()
  return (
    <dl className={styles.table}>
      <TermsRow label="terms.price">
        <Price terms={terms} />
      </TermsRow>
      <TermsRow label="terms.start">
        <p>
          {t('terms.start.text')}
          {terms.setupDays === undefined ? null : ` ${t('terms.start.days', { count: terms.setupDays })}`}
        </p>
        <SiteLink
          className={`go unprinted ${styles.ask}`}
          to={{ page: 'contact' }}
          query={`subject=${terms.offering}`}
        >
          {t('product.quote')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </TermsRow>
      <ClaimsRow label="product.needs" claims={claimsOf(terms.offering, 'needs')} />
      <ClaimsRow label="product.making" claims={claimsOf(terms.offering, 'making')} />
      <TermsRows terms={terms} />
    </dl>
  )
}

function Price({ terms: { price, dependsOn } }: { terms: Terms }) {
  const { t, lang } = usePageContext()
  const words = price && priceWords(price, lang, t)
  return (
    <div className={styles.first}>
      <p className={styles.price}>{words ? words.first : t('terms.price.quotation')}</p>
      {words?.onTop ? <p className={styles.onTop}>{words.onTop}</p> : null}
      {price ? <p className="fine">{vatWords(price, t)}</p> : null}
      {dependsOn ? (
        <p className={styles.moves} lang={otherLanguage(dependsOn, lang)}>
          {textIn(dependsOn, lang)}
        </p>
      ) : null}
    </div>
  )
}

type ClaimsRowProps = { label: 'product.needs' | 'product.making'; claims: readonly Claim[] }

function ClaimsRow({ label, claims }: ClaimsRowProps) {
  const { lang } = usePageContext()
  if (claims.length === 0) return null
  return (
    <TermsRow label={label}>
      {claims.map(({ id, text }) => (
        <p key={id} className={styles.claim} lang={otherLanguage(text, lang)}>
          {textIn(text, lang)}
        </p>
      ))}
    </TermsRow>
  )
}
