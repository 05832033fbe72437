import type { Say } from '#scripts/owner/owner-words.ts'
import type { Options } from './desk.ts'

/** The flags of each command; those that are not here have none. */
const knownFlags: Readonly<Record<string, readonly string[]>> = {
  list: ['--open'],
  answered: ['--not'],
  export: ['--json'],
  erase: ['--yes'],
  purge: ['--yes'],
}

/**
 * What was typed after a command's name. A flag that it does not know may be another one mistyped, without which the
 * command would do something else: `answered 7a3b --nott`. @throws Error in words for the owner
 */
export function readOptions(name: string, typed: readonly string[], say: Say): Options {
  const known = knownFlags[name] ?? []
  const flags = typed.filter(isFlag)
  const unknown = flags.find((flag) => !known.includes(flag))
  const none = known.length === 0 ? 'requests.noFlags' : 'requests.noFlag'
  if (unknown) throw new Error(say(none, { name, flag: unknown, known: known.join(', ') }))
  return { args: typed.filter((word) => !isFlag(word)), flags: new Set(flags) }
}

/** With one hyphen too, or with the dash that some programs make of two. */
function isFlag(word: string): boolean {
  return /^[-–—]+[a-z]/i.test(word)
}
