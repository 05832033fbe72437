import type { FieldFault } from '../files/owner-folder.ts'

/** Why the server refused, in the owner's language. Status 0: it did not answer. */
export class Refused extends Error {
  readonly status: number
  readonly faults: readonly FieldFault[]
  /** What the file says where somebody else changed it. */
  readonly current: unknown
  constructor(status: number, body: unknown) {
    const { modelState, message, faults = [], current } = Object(body)
    super(String(Object(modelState)['']?.[0] ?? message ?? status))
    this.status = status
    this.faults = faults
    this.current = current
  }
}

/** @throws Refused */
export async function request<Value>(path: string, options?: RequestInit): Promise<Value> {
  const answer = await fetch(path, options).catch(() => undefined)
  if (!answer) throw new Refused(0, undefined)
  const body = await answer.json().catch(() => undefined)
  if (!answer.ok) throw new Refused(answer.status, body)
  return body
}

/** Asks with a body, and changes nothing. @throws Refused */
export function askJson<Value>(path: string, body: unknown = {}, method = 'POST'): Promise<Value> {
  return request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Changes something; settles once all views have reloaded, also where it was refused. @throws Refused */
export function sendJson<Value>(...asked: Parameters<typeof askJson>): Promise<Value> {
  return askJson<Value>(...asked).finally(refresh)
}

const loaders = new Set<() => unknown>()
let waiting: Promise<unknown> | undefined

/** Reloads all views. Several files that change at once cause one reload. */
export function refresh(): Promise<unknown> {
  waiting ??= new Promise((resolve) => setTimeout(resolve, 50)).then(() => {
    waiting = undefined
    return Promise.all(Array.from(loaders, (load) => load()))
  })
  return waiting
}

/** @returns a function that ends it */
export function onRefresh(load: () => unknown): () => void {
  loaders.add(load)
  return () => {
    loaders.delete(load)
  }
}
