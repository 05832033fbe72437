import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Difference = { path: string; came: string }

export const anotherBuild = 'another build'

type BuiltPages = { pages: { page: string; path: string; file: string; addressForm: string }[] }

/** Compares the public site with a build: health, pages with scripts, dictionaries, form. */
export async function differences(dist: string, origin: string): Promise<readonly Difference[]> {
  const { pages }: BuiltPages = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
  const shown = pages.filter(
    ({ page, addressForm }) => ['home', 'contact'].includes(page) && addressForm === 'pinned',
  )
  const built = shown.map(({ path, file }) => ({ path, assets: assetsOf(readBuilt(dist, file)) }))
  const assets = [...new Set(built.flatMap((page) => page.assets))]
  const id = hash('sha256', readFileSync(`${dist}/SHA256SUMS`)).slice(0, 12)
  const found = await Promise.all([
    ask(origin, '/healthz', ({ headers }) => headers.get('build-id') === id),
    ...built.map((page) =>
      ask(origin, page.path, (_, text) => page.assets.every((path) => text.includes(path))),
    ),
    ...assets.map((path) => ask(origin, path, (_, text) => text === readBuilt(dist, path.slice(1)))),
  ])
  const wrong = found.filter((difference) => difference !== undefined)
  return wrong.length > 0 ? wrong : await formDifference(origin)
}

/** Node's error code if there is no response. */
export async function unreachable(origin: string): Promise<string | undefined> {
  return fetch(`${origin}/healthz`, limits()).then(() => undefined, reasonOf)
}

/** An empty form is rejected and stores nothing. */
async function formDifference(origin: string): Promise<readonly Difference[]> {
  const form = { method: 'POST', body: new FormData(), headers: { origin }, ...limits() }
  const came = await fetch(`${origin}/api/contact`, form).then(
    ({ status }) => (status >= 400 && status < 500 ? undefined : String(status)),
    reasonOf,
  )
  return came === undefined ? [] : [{ path: '/api/contact', came }]
}

async function ask(
  origin: string,
  path: string,
  isRight: (answer: Response, text: string) => boolean,
): Promise<Difference | undefined> {
  try {
    const answer = await fetch(origin + path, limits())
    if (answer.status !== 200) return { path, came: String(answer.status) }
    return isRight(answer, await answer.text()) ? undefined : { path, came: anotherBuild }
  } catch (error) {
    return { path, came: reasonOf(error) }
  }
}

const limits = () => ({ redirect: 'manual', signal: AbortSignal.timeout(15_000) }) as const

function readBuilt(dist: string, file: string): string {
  return readFileSync(`${dist}/client/${file}`, 'utf8')
}

function assetsOf(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="(\/assets\/(?:[\w.-]+\.js|i18n\/\w+\.json))"/g)
  return [...named].map(([, path = '']) => path)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
