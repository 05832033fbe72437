import type { OfferingId } from './offerings.ts'

/** Each leads to its first offering that is switched on. */
export const audiences = {
  shop: ['warehouse', 'ecommerce', 'plugins'],
  venue: ['menudigitale', 'easycomande', 'easydelivery'],
  studio: ['lawyers'],
  site: ['plugins', 'ecommerce', 'menudigitale'],
} as const satisfies Record<string, readonly OfferingId[]>

export type AudienceId = keyof typeof audiences
