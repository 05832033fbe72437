import { claimsOf } from '#content/claims.ts'
import { otherLanguage, textIn } from '#shared/locale.ts'
import section from '../section.module.css'
import { claimTitles, useProduct } from '../use-product.ts'
import styles from './about.module.css'

/** A single claim would leave the section nearly empty: it is among the terms instead. */
export function Section() {
  const { subject, accent, lang, t } = useProduct()
  const claims = claimsOf(subject, 'exists')
  if (claims.length < 2) return null
  return (
    <section className={`${section.section} ${styles.about}`} data-accent={accent} id="about">
      <h2 className={section.title}>{t(claimTitles.exists)}</h2>
      <ul className={`${section.body} ${styles.claims}`}>
        {claims.map(({ id, text }) => (
          <li key={id} className={styles.claim} lang={otherLanguage(text, lang)}>
            {textIn(text, lang)}
          </li>
        ))}
      </ul>
    </section>
  )
}
