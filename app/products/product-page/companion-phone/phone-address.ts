import { isSecret } from '#app/platform/room/cipher.ts'
import { type Edition, pagePath } from '#shared/navigation.ts'

export const phoneRoles = ['waiter', 'customer'] as const

export type PhoneRole = (typeof phoneRoles)[number]

/** The secret is in the fragment, which is not sent to servers. */
export function phoneAddress(
  origin: string,
  { lang }: Pick<Edition, 'lang'>,
  role: PhoneRole,
  secret: string,
): string {
  return `${origin}${pagePath('phone', { lang, addressForm: 'pinned' })}#${role}.${secret}`
}

/** Null without a complete secret. Characters that a messenger appended are ignored. */
export function readPhoneAddress(fragment: string): { role: PhoneRole; secret: string } | null {
  const [, name = '', secret = ''] = /^#?([a-z]+)\.([\w-]{22})(?![\w-])/.exec(fragment) ?? []
  const role = phoneRoles.find((one) => one === name)
  return role && isSecret(secret) ? { role, secret } : null
}
