import type { Say } from '#scripts/owner/owner-words.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { StoreTooNew, StoreUnavailable } from '#server/contact-store/database.ts'
import type { Translate } from '#shared/messages.ts'

export type CommandContext = {
  store: ContactStore
  writeLine: (text: string) => void
  say: Say
  t: Translate
}
export type Options = { args: readonly string[]; flags: ReadonlySet<string> }

const knownFlags: Readonly<Record<string, readonly string[]>> = {
  list: ['--open'],
  answered: ['--not'],
  erase: ['--yes'],
  purge: ['--yes'],
}

/** An unknown flag may be a typo for one that matters: `answered 7a3b --nott`. @throws Error for the owner */
export function readOptions(name: string, typed: readonly string[], say: Say): Options {
  const known = knownFlags[name] ?? []
  const flags = typed.filter(isFlag)
  const unknown = flags.find((flag) => !known.includes(flag))
  const none = known.length === 0 ? 'requests.noFlags' : 'requests.noFlag'
  if (unknown) throw new Error(say(none, { name, flag: unknown, known: known.join(', ') }))
  return { args: typed.filter((word) => !isFlag(word)), flags: new Set(flags) }
}

/** Also one hyphen, or the dash that some programs make of two. */
function isFlag(word: string): boolean {
  return /^[-–—]+[a-z]/i.test(word)
}

export function faultText(error: unknown, say: Say): string {
  if (error instanceof StoreUnavailable)
    return say(`requests.fault.${error.fault}`, { message: error.message })
  if (error instanceof StoreTooNew) return say('requests.tooNew')
  return error instanceof Error ? error.message : String(error)
}
