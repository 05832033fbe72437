import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Difference = { path: string; came: string }

export const anotherBuild = 'another build'

/** What is wrong at the public address: every process has a build whole or not at all, so its name is enough. */
export async function difference(dist: string, origin: string): Promise<Difference | undefined> {
  const id = hash('sha256', readFileSync(`${dist}/SHA256SUMS`)).slice(0, 12)
  const ask = async (path: string, isRight: (answer: Response) => boolean, options: RequestInit = {}) => {
    try {
      const answer = await fetch(origin + path, { ...limits(), ...options })
      if (isRight(answer)) return undefined
      return { path, came: answer.status === 200 ? anotherBuild : String(answer.status) }
    } catch (error) {
      return { path, came: reasonOf(error) }
    }
  }
  // An empty form is rejected and stores nothing.
  const form = { method: 'POST', body: new FormData(), headers: { origin } }
  return (
    (await ask('/healthz', ({ status, headers }) => status === 200 && headers.get('build-id') === id)) ??
    (await ask('/it', ({ status }) => status === 200)) ??
    (await ask('/api/contact', ({ status }) => status >= 400 && status < 500, form))
  )
}

/** Node's error code if there is no response. */
export async function unreachable(origin: string): Promise<string | undefined> {
  return fetch(`${origin}/healthz`, limits()).then(() => undefined, reasonOf)
}

const limits = () => ({ redirect: 'manual', signal: AbortSignal.timeout(15_000) }) as const

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
