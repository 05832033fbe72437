/** `path` from the file's root. */
export type FieldFault = { file: string; path: readonly (string | number)[]; text: string }

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

export function getJson<Value>(path: string): Promise<Value> {
  return request(path)
}

/** @throws Refused */
export function sendJson<Value>(path: string, body: unknown = {}, method = 'POST'): Promise<Value> {
  return request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** @throws Refused */
export async function request<Value>(path: string, options?: RequestInit): Promise<Value> {
  const answer = await fetch(path, options).catch(() => undefined)
  if (!answer) throw new Refused(0, undefined)
  const body = await answer.json().catch(() => undefined)
  if (!answer.ok) throw new Refused(answer.status, body)
  return body
}
