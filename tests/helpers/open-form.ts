import { createUuid } from '#shared/uuid.ts'

type Where = { url: string; origin?: string; headers?: Record<string, string> }

/** Asks for the form as the site's script does; gives a function that sends it, to call after the minimum filling time. */
export async function openForm({ url, origin = url, headers = {} }: Where) {
  const session = await fetch(`${url}/api/session`, { headers })
  const { started }: { started: string } = JSON.parse(await session.text())
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const typed = {
    started,
    pageLanguage: 'it',
    addressForm: 'pinned',
    answerLanguage: 'it',
    name: 'Anna Ferri',
    emailOrPhone: 'anna@example.it',
    subject: 'warehouse',
  }
  const own = { cookie, origin, accept: 'application/json', 'x-xsrf-token': token, ...headers }
  /** Gives the answer's status. */
  return async (id: string = createUuid(), files: readonly Buffer[] = [], more = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...typed, id, message: `Richiesta ${id}` }))
      form.append(name, value)
    for (const [index, content] of files.entries())
      form.append('files', new Blob([new Uint8Array(content)]), `allegato-${index}.txt`)
    const sent = { method: 'POST', body: form, headers: { ...own, ...more } }
    const answer = await fetch(`${url}/api/contact`, sent)
    await answer.arrayBuffer()
    return answer.status
  }
}
