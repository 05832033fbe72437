import { attempt } from '#app/platform/attempt.ts'
import { textFault } from '#shared/text-fault.ts'
import { tidyName } from './own-name.ts'

/** `#shop=Da%20Nives`; a fragment is not sent to the server. */
export function ownFragment(name: string): string {
  return `#shop=${encodeURIComponent(name)}`
}

/** Null for other fragments, and for names that could be abused. */
export function readOwnFragment(hash: string): string | null {
  const [, text = ''] = /^#shop=(.*)$/.exec(hash) ?? []
  const name = tidyName(attempt(() => decodeURIComponent(text)) ?? '')
  return name && !textFault(name) ? name : null
}
