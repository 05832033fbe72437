import { type Claim, claimsOf } from '#content/claims.ts'
import { otherLanguage, textIn } from '#shared/locale.ts'
import type { MessageKey } from '#shared/messages.ts'
import { claimTitles } from '../facts/claim-titles.ts'
import { useProduct } from '../use-product.ts'
import styles from './about.module.css'

const asides = ['needs', 'making'] as const

/** What the product does, in claims that the page itself shows, what it needs, and what is being made. */
export function Section() {
  const { subject, accent, t } = useProduct()
  const exists = claimsOf(subject, 'exists')
  const others = asides
    .map((kind) => ({ title: claimTitles[kind], claims: claimsOf(subject, kind) }))
    .filter(({ claims }) => claims.length > 0)
  if (exists.length === 0 && others.length === 0) return null
  return (
    <section className={styles.about} data-accent={accent} id="about">
      <div className={styles.columns}>
        {exists.length > 0 && (
          <div>
            <h2>{t(claimTitles.exists)}</h2>
            <Claims of={exists} className={styles.claim} />
          </div>
        )}
        {others.length > 0 && (
          <div className={styles.asides}>
            {others.map(({ title, claims }) => (
              <Aside key={title} title={title} claims={claims} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function Aside({ title, claims }: { title: MessageKey; claims: readonly Claim[] }) {
  const { t } = useProduct()
  return (
    <div>
      <h2 className={styles.second}>{t(title)}</h2>
      <Claims of={claims} className={styles.need} />
    </div>
  )
}

function Claims({ of, className }: { of: readonly Claim[]; className: string | undefined }) {
  const { lang } = useProduct()
  return (
    <ul className={styles.claims}>
      {of.map(({ id, text }) => (
        <li key={id} className={className} lang={otherLanguage(text, lang)}>
          {textIn(text, lang)}
        </li>
      ))}
    </ul>
  )
}
