import file from '#site/claims.ts'
import { askableId } from './askable.ts'
import type { Text } from './languages.ts'
import type { AskableId } from './offerings.ts'

/** What the customer must bring, what is planned or made to order. */
export const claimKinds = ['needs', 'making'] as const

type ClaimKind = (typeof claimKinds)[number]

/** `id` is the index in the file. */
export type Claim = { id: string; offering: AskableId; kind: ClaimKind; text: Text }

type ClaimFile = {
  claims: readonly { enable: number; offering: string; kind: string; text: Text }[]
}

export function readClaims({ claims }: ClaimFile): readonly Claim[] {
  return claims.flatMap(({ enable, text, ...row }, index) => {
    const offering = askableId(row.offering)
    const kind = claimKinds.find((one) => one === row.kind)
    return enable === 1 && offering && kind ? [{ id: `${index}`, offering, kind, text }] : []
  })
}

const claims = readClaims(file)

export function claimsOf(offering: AskableId, kind: ClaimKind): readonly Claim[] {
  return claims.filter((claim) => claim.offering === offering && claim.kind === kind)
}
