import { mkdirSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentFaults } from '#scripts/content/content-faults.ts'
import { layFixtureSite } from '#tests/helpers/lay-fixture-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { writeGenerated } from '../build/generated.ts'
import { devPages } from './dev-pages.ts'

vi.mock('../build/generated.ts', () => ({ writeGenerated: vi.fn() }))
vi.mock('#scripts/content/content-faults.ts', () => ({ contentFaults: vi.fn(() => []) }))

type Request = { url?: string; originalUrl?: string; headers?: Record<string, string> }
type Handle = (request: Request, response: object, next: (error?: unknown) => void) => unknown

/** What the renderer was asked for, as the body of the page. */
const renderPage = async (asked: { page: string; part?: string; edition: object; dictionary: object }) => {
  if (asked.page === 'phone') throw new Error('no room')
  const { page, part, edition } = asked
  return {
    head: '<title>',
    body: JSON.stringify([page, part, edition, Object.keys(asked.dictionary).length > 9]),
  }
}

let root = ''
beforeEach(() => {
  root = ownFolder()
  layFixtureSite(root)
  mkdirSync(`${root}/generated/pictures`, { recursive: true })
  writeFileSync(`${root}/generated/pictures.json`, '{}')
  writeFileSync(`${root}/site/clients.json`, '{ "sectors": [], "clients": [] }')
  writeFileSync(`${root}/generated/pictures/shop.avif`, 'a picture')
  mkdirSync(`${root}/app/pages/contact`, { recursive: true })
  writeFileSync(`${root}/app/pages/contact/contact.tsx`, '')
  vi.mocked(writeGenerated).mockClear()
})

async function started() {
  const handles: { at: string; handle: Handle }[] = []
  const send = vi.fn()
  const server = {
    config: { root },
    watcher: { add: vi.fn() },
    middlewares: {
      use: (...args: [Handle] | [string, Handle]) => {
        const [at, handle] = args.length === 1 ? ['', args[0]] : args
        handles.push({ at, handle })
      },
    },
    transformIndexHtml: async (_: string, html: string) => html,
    ssrLoadModule: async () => ({ renderPage }),
    environments: { client: { hot: { send } } },
    restart: vi.fn(),
  }
  const plugin = Object(devPages())
  const addPages = await plugin.configureServer(server)
  addPages()
  const ask = (at: string, request: Request) =>
    new Promise<{ status: number; type?: string; text: string } | 'next' | Error>((resolve) => {
      const answer = { status: 200, type: '' }
      const response = {
        set statusCode(status: number) {
          answer.status = status
        },
        setHeader: (_: string, type: string) => Object.assign(answer, { type }),
        end: (text: string | Buffer) => resolve({ ...answer, text: String(text) }),
      }
      const next = (error?: unknown) => resolve(error instanceof Error ? error : 'next')
      handles.find((one) => one.at === at)?.handle({ headers: {}, ...request }, response, next)
    })
  const edit = (file: string, environment = 'client') =>
    plugin.hotUpdate.call({ environment: { name: environment } }, { file: `${root}/site/${file}`, server })
  return { server, send, ask, edit }
}

test('serves dictionaries and pictures from where they are written', async () => {
  const { server, ask } = await started()
  expect(vi.mocked(writeGenerated)).toHaveBeenCalledTimes(1)
  expect(server.watcher.add).toHaveBeenCalledWith(`${root}/site`)
  const words = await ask('/assets', { url: '/i18n/it.json?1' })
  expect(words).toMatchObject({ type: 'application/json', text: expect.stringContaining('"header.menu"') })
  expect(await ask('/assets', { url: '/i18n/de.json' })).toBe('next')
  expect(await ask('/assets', { url: '/shop.avif' })).toMatchObject({ type: 'image/avif', text: 'a picture' })
  expect(await ask('/assets', { url: '/other.avif' })).toBe('next')
})

test.each([
  ['/it/contact', {}, 200, ['contact', undefined, 'it', 'pinned']],
  ['/contact?a', { 'accept-language': 'it' }, 200, ['contact', undefined, 'it', 'neutral']],
  [
    '/contact',
    { 'accept-language': 'it', cookie: 'a=1; lang=en' },
    200,
    ['contact', undefined, 'en', 'neutral'],
  ],
  ['/en/clients', {}, 200, ['clients', undefined, 'en', 'pinned']],
  ['/en/clients/9', {}, 404, ['notfound', undefined, 'en', 'pinned']],
  ['/nowhere', {}, 404, ['notfound', undefined, 'en', 'neutral']],
] as const)(
  '%s with %j answers %d',
  async (originalUrl, headers, status, [page, part, lang, addressForm]) => {
    const { ask } = await started()
    const answer = await ask('', { originalUrl, headers })
    expect(answer).toMatchObject({ status, type: 'text/html; charset=utf-8' })
    const { text } = Object(answer)
    expect(text).toContain(JSON.stringify([page, part, { lang, addressForm }, true]))
    expect(text).toContain(`<html lang="${lang}">`)
    expect(text).toContain('<link rel="stylesheet" media="print" href="/app/styles/print.css">')
    expect(text).toContain('<script type="module" src="/app/entry/entry.client.tsx"></script>')
    expect(text).toContain(
      page === 'contact' ? 'data-module="/app/pages/contact/contact.tsx"' : 'data-module="/"',
    )
  },
)

test('the examples have a script of their own, and a fault goes on to the server', async () => {
  const { ask } = await started()
  const examples = await ask('', { originalUrl: '/__examples' })
  expect(examples).toMatchObject({
    status: 200,
    text: expect.stringContaining('/app/entry/entry.examples.tsx'),
  })
  expect(Object(examples).text).not.toContain('notfound",')
  expect(await ask('', { originalUrl: '/it/phone' })).toEqual(new Error('no room'))
})

test('a fault in the owner’s files is shown until it is corrected', async () => {
  const { ask, edit, send } = await started()
  vi.mocked(contentFaults).mockReturnValueOnce(['site/releases.json:1: <b>', 'another'])
  expect(await edit('releases.json')).toEqual([])
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' })
  expect(await ask('', { originalUrl: '/it' })).toEqual({
    status: 500,
    type: 'text/html; charset=utf-8',
    text: '<!doctype html><title>!</title><pre>site/releases.json:1: &lt;b&gt;\n\nanother</pre>',
  })
  expect(vi.mocked(writeGenerated)).toHaveBeenCalledTimes(1)
  await edit('releases.json')
  expect(vi.mocked(writeGenerated)).toHaveBeenCalledTimes(2)
  expect(await ask('', { originalUrl: '/it/contact' })).toMatchObject({ status: 200 })
})

test('settings and pictures restart the server; other files and environments change nothing', async () => {
  const { server, edit, send } = await started()
  for (const file of ['settings.json', 'images/logo.svg']) await edit(file)
  expect(server.restart).toHaveBeenCalledTimes(2)
  expect(await edit('../app/a.ts')).toBeUndefined()
  expect(await edit('settings.json', 'ssr')).toBeUndefined()
  expect([server.restart.mock.calls.length, send.mock.calls.length]).toEqual([2, 0])
  expect(await edit('i18n/it.json')).toEqual([])
  expect(send).toHaveBeenCalledTimes(1)
})
