import { isSecret } from '#app/platform/room/seal.ts'
import { type Edition, pagePath } from '#shared/navigation.ts'

/** Who holds the telephone: the waiter at the table, or the customer who waits at home. */
export const phoneRoles = ['waiter', 'customer'] as const

export type PhoneRole = (typeof phoneRoles)[number]

/** The address that a telephone opens. The secret stands in its fragment, which no browser sends to a server. */
export function phoneAddress(
  origin: string,
  { lang }: Pick<Edition, 'lang'>,
  role: PhoneRole,
  secret: string,
): string {
  return `${origin}${pagePath('phone', { lang, addressForm: 'pinned' })}#${role}.${secret}`
}

/** Null for a fragment without a whole secret. What a messenger hung on at its end is overlooked. */
export function readPhoneAddress(fragment: string): { role: PhoneRole; secret: string } | null {
  const [, name = '', secret = ''] = /^#?([a-z]+)\.([\w-]{22})(?![\w-])/.exec(fragment) ?? []
  const role = phoneRoles.find((one) => one === name)
  return role && isSecret(secret) ? { role, secret } : null
}
