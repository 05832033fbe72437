import { isSecret } from '#app/platform/room/cipher.ts'
import { type Edition, pagePath } from '#shared/navigation.ts'

/** The secret is in the fragment, which is not sent to servers. */
export function phoneAddress(origin: string, { lang }: Pick<Edition, 'lang'>, secret: string): string {
  return `${origin}${pagePath('phone', { lang, addressForm: 'pinned' })}#waiter.${secret}`
}

/** The secret; null without a complete one. Characters that a messenger appended are ignored. */
export function readPhoneAddress(fragment: string): string | null {
  const [, secret = ''] = /^#?waiter\.([\w-]{22})(?![\w-])/.exec(fragment) ?? []
  return isSecret(secret) ? secret : null
}
