import type { ContactStore } from './contact-store.ts'
import { type StoreFault, StoreTooNew, StoreUnavailable } from './database.ts'

/** What the thread that owns a store is asked and answers. */
export type Call = { number: number; method: keyof ContactStore; values: readonly unknown[] }
export type Reply =
  | { kind: 'value'; number: number; value: unknown }
  | { kind: 'error'; number: number; error: SentError }
  | { kind: 'log'; message: string }

/** Errors lose their class on the way between two threads. */
export type SentError = { name: string; message: string; fault: StoreFault | undefined }

export function sentError(error: unknown): SentError {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { name, message, fault: error instanceof StoreUnavailable ? error.fault : undefined }
}

export function receivedError({ name, message, fault }: SentError): Error {
  if (name === 'StoreUnavailable') return new StoreUnavailable(message, fault)
  return name === 'StoreTooNew' ? new StoreTooNew(message) : new Error(message)
}

/** Every call of the store; a new one that is left out does not compile. */
const methods: Readonly<Record<keyof ContactStore, true>> = {
  save: true,
  takeCounts: true,
  giveBackCounts: true,
  check: true,
  inspect: true,
  list: true,
  find: true,
  idsFrom: true,
  fileContent: true,
  markAnswered: true,
  beat: true,
  purgeOutlook: true,
  erase: true,
  purge: true,
  scrub: true,
  claimMails: true,
  finishMail: true,
  postponeMail: true,
  outboxState: true,
  freeBytes: true,
  tidy: true,
  secret: true,
  forgetSecret: true,
  close: true,
}

/** A store whose calls are all carried out by `call`. */
export function storeOf(call: (method: keyof ContactStore, values: readonly unknown[]) => Promise<unknown>) {
  const entries = Object.keys(methods).map((name) => [
    name,
    (...values: readonly unknown[]) => call(name as keyof ContactStore, values),
  ])
  return Object.fromEntries(entries) as ContactStore
}
