import { browserWorld, HttpFailure, isPassingLater, request } from '#app/platform/http.ts'
import { formServer } from '#app/platform/static-host.ts'
import { upload } from '#app/platform/upload.ts'
import { awaitedFilling } from '#shared/sending.ts'

/** As `FormData` lists them; IndexedDB can store them as they are. */
export type Entries = readonly (readonly [string, FormDataEntryValue])[]

/** The server's signed start time of a form, and when it came, on the clock of `performance.now()`. */
export type Started = {
  token: string
  since: number
  /** Anti-forgery token of a form server on another origin. */
  formToken?: string
}

export type PostOptions = {
  /** Without it a new one is fetched, and sending waits until it is old enough. */
  started?: Started | undefined
  onProgress?: ((part: number) => void) | undefined
}

/**
 * `id` in the entries makes a repeat harmless. A start time that is too old or belongs to other cookies is
 * renewed once. Gives the stored request's id; throws an `HttpFailure`.
 */
export async function postContactRequest(
  entries: Entries,
  { started, onProgress }: PostOptions = {},
): Promise<string> {
  if (!navigator.onLine) throw new HttpFailure(0, 'Offline', null)
  try {
    return await post(entries, started ?? (await fetchStarted()), onProgress)
  } catch (error) {
    if (!started || !(error instanceof HttpFailure) || error.status !== 403) throw error
    return await post(entries, await fetchStarted(), onProgress)
  }
}

async function post(
  entries: Entries,
  { token, since, formToken }: Started,
  onProgress: PostOptions['onProgress'],
) {
  await browserWorld.wait(Math.max(0, since + awaitedFilling - performance.now()))
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  body.set('started', token)
  const options = { ...(onProgress && { onProgress }), ...(formToken && { formToken }) }
  const answer = await upload(`${formServer}/api/contact`, body, options)
  return String(Reflect.get(Object(answer), 'id') ?? '')
}

/** Sets the anti-forgery cookies too. */
export async function fetchStarted(): Promise<Started> {
  const session = await request(`${formServer}/api/session`, { headers: { Accept: 'application/json' } })
  const { started, token }: { started?: unknown; token?: unknown } = Object(session)
  const since = performance.now()
  return {
    token: typeof started === 'string' ? started : '',
    since,
    ...(typeof token === 'string' && { formToken: token }),
  }
}

export function canWait(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && isPassingLater(error.status)
}
