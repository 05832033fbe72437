import file from '#site/claims.ts'
import { askableId } from './askable.ts'
import type { AskableId } from './offerings.ts'
import type { Text } from './text.ts'

/** What is there and can be tried on the site, what the customer brings, and what is being made or made on request. */
export const claimKinds = ['exists', 'needs', 'making'] as const

type ClaimKind = (typeof claimKinds)[number]

/** `id` is its place in the file. */
export type Claim = { id: string; offering: AskableId; kind: ClaimKind; text: Text }

type ClaimFile = {
  claims: readonly { enable: number; offering: string; kind: string; text: Text }[]
}

/** What a file says of the products, in its order; a row that is off is as if it were not there. */
export function readClaims({ claims }: ClaimFile): readonly Claim[] {
  return claims.flatMap(({ enable, text, ...row }, index) => {
    const offering = askableId(row.offering)
    const kind = claimKinds.find((one) => one === row.kind)
    return enable === 1 && offering && kind ? [{ id: `${index}`, offering, kind, text }] : []
  })
}

const claims = readClaims(file)

/** What the site says of a product, of one kind. */
export function claimsOf(offering: AskableId, kind: ClaimKind): readonly Claim[] {
  return claims.filter((claim) => claim.offering === offering && claim.kind === kind)
}
