import type { ContactStore } from '#server/contact-store/contact-store.ts'
import type { StoreFault } from '#server/contact-store/database.ts'
import type { MoveFault } from '#server/contact-store/move-store.ts'
import type { Translate } from '#shared/messages.ts'

/** Whose store it is, where to write, and in which words: those of commands, and those of the site. */
export type Desk = {
  store: ContactStore
  writeLine: (text: string) => void
  words: CommandWords
  t: Translate
}
/** What was typed after the command's name. */
export type Options = { args: readonly string[]; flags: ReadonlySet<string> }

/** What `npm run requests` says. `start` is what the owner typed of a number, dates are as in `2026-11-22`. */
export type CommandWords = {
  usage: string
  /** Told of every command on the error stream, so that what it prints can be kept. */
  store: (name: string) => string
  noCommand: (name: string) => string
  noFlag: (name: string, flag: string, known: readonly string[]) => string
  count: (count: number) => string
  isOpen: string
  isAnswered: string
  labels: { number: string; received: string; answered: string; attached: string; notYet: string }
  which: string
  several: (start: string) => string
  none: (start: string) => string
  noAttachments: string
  notWhole: (name: string) => string
  isThere: (path: string) => string
  notWritten: (path: string, told: string) => string
  nowAnswered: (id: string) => string
  nowOpen: (id: string) => string
  exported: (count: number, file: string) => string
  whose: string
  unerased: string
  erased: (count: number) => string
  leftInLog: string
  scrubbed: string
  noRetention: string
  outlook: (today: string, limit: string, due: number, all: number) => string
  newKey: string
  where: string
  sameStore: string
  target: string
  rows: (table: string, rows: number, hash: string) => string
  moveFaults: Readonly<Record<MoveFault, (table: string) => string>>
  moved: string
  startWithUrl: string
  startWithFolder: (folder: string) => string
  storeFaults: Readonly<Record<StoreFault, (told: string) => string>>
  tooNew: string
}
