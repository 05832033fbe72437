import type { OfferingId } from './offerings.ts'

/** The answers to home's question of what the visitor runs: each leads to the first of its offerings that the owner has. */
export const audiences = {
  shop: ['warehouse', 'ecommerce', 'plugins'],
  venue: ['menudigitale', 'easycomande', 'easydelivery'],
  studio: ['lawyers'],
  site: ['plugins', 'ecommerce', 'menudigitale'],
} as const satisfies Record<string, readonly OfferingId[]>

export type AudienceId = keyof typeof audiences
