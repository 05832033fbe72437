import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyProject } from '#tests/helpers/site-copy.ts'
import { ownerOf } from './owner-copy.ts'

const copy = copyProject()
const owner = ownerOf(copy.root)

let server: ViteDevServer
let url = ''

beforeAll(async () => {
  server = await createServer({
    root: copy.root,
    configFile: `${copy.root}/vite.config.ts`,
    configLoader: 'native',
    // The linked `node_modules` is shared, so the cache is not kept there.
    cacheDir: `${copy.root}/.vite`,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  url = server.resolvedUrls?.local[0] ?? ''
}, 120_000)

afterAll(async () => {
  await server.close()
  copy.remove()
})

async function page(path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`).catch(() => undefined)
  return (await answer?.text()) ?? ''
}

const shows = (path: string, text: string | RegExp) =>
  expect.poll(() => page(path), { timeout: 60_000, interval: 200 }).toMatch(text)

const text = (words: string) => ({ it: words, en: words })

// One of each way that a file takes to a page: dictionary, import, list with its words, settings.
test.each<[file: string, path: string, edit: () => void, shown: string]>([
  [
    'a text',
    'it',
    () => owner.say((said, key) => (key === 'home.hero.lead' ? 'Testo di prova' : said)),
    'Testo di prova',
  ],
  [
    'a price',
    'it/menudigitale',
    () =>
      owner.edit('terms', (rows) =>
        rows.map((row) => ({ ...row, price: { monthly: 12.34, vat: 'excluded' } })),
      ),
    '12,34',
  ],
  [
    'a release',
    'it/releases',
    () =>
      owner.edit('releases', () => [
        {
          id: 'prova',
          date: '2026-11-20',
          offering: 'home',
          title: text('Novità di prova'),
          text: text('Ecco.'),
        },
      ]),
    'Novità di prova',
  ],
  ['the name', 'it', () => owner.set('brand.name', 'Ditta Prova'), 'Ditta Prova'],
])(
  'editing %s changes %s at once and reloads open pages',
  { timeout: 120_000 },
  async (_, path, edit, shown) => {
    expect(await page(path)).not.toContain(shown)
    const reload = vi.spyOn(server.environments.client.hot, 'send')
    edit()
    await shows(path, shown)
    // A new name restarts the server, and reloads open pages.
    if (shown !== 'Ditta Prova')
      await vi.waitFor(() => expect(reload).toHaveBeenCalledWith({ type: 'full-reload' }), 20_000)
  },
)

test('a new logo is shown at once, and its picture is served', { timeout: 120_000 }, async () => {
  await owner.addLogo('images/logo.svg', 3000)
  owner.set('brand.logo', 'images/logo.svg')
  await shows('it', /src="\/assets\/logo-\w+\.svg"/)
  const src = /src="\/(assets\/logo-\w+\.svg)"/.exec(await page('it'))?.[1]
  expect(await page(src ?? '')).toContain('<svg')
})
