import type { Say } from '#scripts/owner/owner-words.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import type { Translate } from '#shared/messages.ts'

export type CommandContext = {
  store: ContactStore
  writeLine: (text: string) => void
  say: Say
  t: Translate
}
export type Options = { args: readonly string[]; flags: ReadonlySet<string> }
