import { type AudienceId, audiences } from '#content/offerings.ts'
import { tidyName } from './own-name.ts'

/** What the visitor said of their own shop. */
export type OwnShop = { audience: AudienceId | null; name: string }

/** `#shop=venue/Da%20Nives`: the shop as a fragment, which a browser keeps to itself. */
export function ownFragment({ audience, name }: OwnShop): string {
  return `#shop=${audience ?? ''}/${encodeURIComponent(name)}`
}

/** The shop that a fragment names; null for any other fragment. */
export function readOwnFragment(hash: string): OwnShop | null {
  const [, id = '', text = ''] = /^#shop=(\w*)\/(.*)$/.exec(hash) ?? []
  const name = tidyName(decoded(text))
  return name ? { audience: audiences.find((audience) => audience === id) ?? null, name } : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
