import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConsoleMessage, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { copyProject } from '#tests/helpers/site-copy.ts'
import { ownerOf } from './owner-copy.ts'

const root = copyProject()
const owner = ownerOf(root)
const port = await freePort()
const url = `http://127.0.0.1:${port}`

const logo = 'images/logo.svg'

/** Starts the dev server by `npm run dev`. */
beforeAll(async () => {
  // Before it starts: a new picture restarts it, and a page that reloads between two restarts finds no server.
  await owner.addLogo(logo, 3000)
  const options = ['--host', '127.0.0.1', '--port', `${port}`, '--strictPort']
  // A group of its own, so that all that it starts ends with it.
  const vite = spawn('npm', ['run', 'dev', '--', ...options], { cwd: root, detached: true })
  let output = ''
  for (const stream of [vite.stdout, vite.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (vite.exitCode !== null) throw new Error(`The dev server has ended:\n${output}`)
    await pause(100)
  }
  return () => {
    if (vite.pid !== undefined) process.kill(-vite.pid)
  }
})

test.for([
  ['/it', 200, '<html lang="it"'],
  ['/en/clients', 200, '<html lang="en"'],
  ['/it/clients/no-such-part', 404, '<html lang="it"'],
  ['/en/nowhere', 404, '<html lang="en"'],
  ['/__examples', 200, 'entry.examples.tsx'],
] as const)('%s is rendered from the sources with status %i', async ([path, status, text]) => {
  const answer = await fetch(url + path)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(text)
})

test('a neutral address is answered in the reader’s language', async () => {
  const browser = { 'accept-language': 'it' }
  for (const [lang, headers] of Object.entries({ it: browser, en: { ...browser, cookie: 'lang=en' } }))
    expect(await (await fetch(`${url}/clients`, { headers })).text()).toContain(`<html lang="${lang}"`)
})

test('a page is hydrated without faults', async ({ visit }) => {
  const page = await visit(`${url}/it/lawyers`, { early: true })
  const html = page.locator('html')
  await expect.poll(() => html.getAttribute('data-live'), { timeout: 30_000 }).toBe('links')
})

const text = (words: string) => ({ it: words, en: words })
const priced = { price: { monthly: 12.34, vat: 'excluded' } }
const release = { id: 'prova', date: '2026-11-20', offering: 'home', text: text('Ecco.') }

// One of each way that a file takes to a page: dictionary, import, list with its words, settings with a picture. The last
// restarts the server: an edit while it starts could be missed.
test.for<[file: string, path: string, edit: () => unknown, shown: string]>([
  [
    'a text',
    'it',
    () => owner.say((said, key) => (key === 'home.hero.lead' ? 'Testo di prova' : said)),
    'Testo di prova',
  ],
  [
    'a price',
    'it/menudigitale',
    () => owner.edit('terms', (rows) => rows.map((row) => ({ ...row, ...priced }))),
    '12,34',
  ],
  [
    'a release',
    'it/releases',
    () => owner.edit('releases', () => [{ ...release, title: text('Novità di prova') }]),
    'Novità di prova',
  ],
  ['a logo', 'it', () => owner.set('brand.logo', logo), 'src="/assets/logo-'],
])('an edit of %s is shown at once on the open page', async ([, path, edit, shown], { visit }) => {
  // Edits are sent to connected pages alone.
  let connected: Promise<unknown> | undefined
  const before = async (page: Page) => {
    const predicate = (message: ConsoleMessage) => message.text().includes('[vite] connected')
    connected = page.waitForEvent('console', { predicate, timeout: 60_000 })
  }
  // A new setting restarts the server, which the page notices.
  const page = await visit(`${url}/${path}`, { early: true, expected: [/./], before })
  await connected
  // While it reloads, the page cannot be read.
  const isShown = () => page.content().then((html) => html.includes(shown), String)
  expect(await isShown()).toBe(false)
  await edit()
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true)
})
