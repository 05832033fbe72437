import type { Say } from '#scripts/owner/owner-words.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import type { Translate } from '#shared/messages.ts'

/** Whose store it is, where to write, and in which words: those of commands, and those of the site. */
export type Desk = {
  store: ContactStore
  writeLine: (text: string) => void
  say: Say
  t: Translate
}
/** What was typed after the command's name. */
export type Options = { args: readonly string[]; flags: ReadonlySet<string> }
