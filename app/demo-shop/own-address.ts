import { textFault } from '#shared/text-fault.ts'
import { tidyName } from './own-name.ts'

/** `#shop=Da%20Nives`: the name of the visitor's business as a fragment, which a browser keeps to itself. */
export function ownFragment(name: string): string {
  return `#shop=${encodeURIComponent(name)}`
}

/**
 * The name in a fragment, also behind a trade as in older ones (`#shop=venue/Da%20Nives`); null for any other fragment, and
 * for a name that anybody could misuse.
 */
export function readOwnFragment(hash: string): string | null {
  const [, text = ''] = /^#shop=(?:\w*\/)?(.*)$/.exec(hash) ?? []
  const name = tidyName(decoded(text))
  return name && !textFault(name) ? name : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
