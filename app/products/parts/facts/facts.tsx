import { useHere } from '#app/platform/here.ts'
import { claimKinds, claimsOf } from '#content/claims.ts'
import type { AskableId } from '#content/offerings.ts'
import { textIn } from '#shared/locale.ts'
import product from '../product.module.css'
import { claimTitles } from './claim-titles.ts'

/** What is said of a product in its section of home, as items of a list: one for each claim that shows, one for each other kind. */
export function Facts({ id }: { id: AskableId }) {
  const { t, lang } = useHere()
  return claimKinds.map((kind) => {
    const claims = claimsOf(id, kind)
    if (kind === 'exists') return claims.map((claim) => <li key={claim.id}>{textIn(claim.text, lang)}</li>)
    if (claims.length === 0) return null
    return (
      <li key={kind}>
        <b className={product.kind}>{t(claimTitles[kind])}</b>
        {claims.map((claim) => (
          <span key={claim.id} className={product.fact}>
            {textIn(claim.text, lang)}
          </span>
        ))}
      </li>
    )
  })
}
