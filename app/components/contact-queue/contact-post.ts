import { browserWorld, HttpFailure, request } from '#app/http.ts'
import { upload } from '#app/upload.ts'

/** A form's fields as `FormData` lists them; the browser's database can keep them as they are. */
export type Entries = readonly (readonly [string, FormDataEntryValue])[]

/** Longer than the time in which the server holds a form to be filled by a machine, in milliseconds. */
const fillingTime = 4000

type PostOptions = {
  /** The signed time at which the form was begun; without it a new one is fetched and made old enough. */
  started?: string
  onProgress?: (part: number) => void
}

/**
 * Sends a contact request with a fresh anti-forgery token. `id` in the entries makes a repeat harmless. Throws an
 * `HttpFailure`.
 */
export async function postContactRequest(entries: Entries, options: PostOptions = {}): Promise<void> {
  if (!navigator.onLine) throw new HttpFailure(0, 'Offline', null)
  const fresh = await fetchStarted()
  if (!options.started) await browserWorld.wait(fillingTime)
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  body.set('started', options.started || fresh)
  await upload('/api/contact', body, options.onProgress ? { onProgress: options.onProgress } : {})
}

/** Sets the anti-forgery cookies and gives the signed time. */
export async function fetchStarted(): Promise<string> {
  const session = await request('/api/session', { headers: { Accept: 'application/json' } })
  const started: unknown = Reflect.get(Object(session), 'started')
  return typeof started === 'string' ? started : ''
}

/** Whether it is worth trying the same request later: no network, too many at once, or a server that is not well. */
export function canWait(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && (error.status === 0 || error.status === 429 || error.status >= 500)
}
