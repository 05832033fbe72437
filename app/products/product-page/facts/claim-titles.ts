import type { Claim } from '#content/claims.ts'

export const claimTitles = {
  exists: 'product.claims',
  needs: 'product.needs',
  making: 'product.making',
} as const satisfies Record<Claim['kind'], string>
