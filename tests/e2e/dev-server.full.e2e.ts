import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll } from 'vitest'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { words } from '#tests/helpers/words.ts'

const port = await freePort()
const url = `http://127.0.0.1:${port}`

/** Starts the dev server by `npm run dev`, on a free port. */
beforeAll(async () => {
  const options = ['--host', '127.0.0.1', '--port', `${port}`, '--strictPort']
  // A group of its own, so that all that it starts ends with it.
  const vite = spawn('npm', ['run', 'dev', '--', ...options], { cwd: siteRoot, detached: true })
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
  ['/it', 200, '<h1'],
  ['/en/clients', 200, words('en')('meta.clients.title')],
  ['/it/clients/no-such-part', 404, words('it')('meta.notfound.title')],
  ['/en/nowhere', 404, words('en')('meta.notfound.title')],
  ['/__examples', 200, 'entry.examples.tsx'],
] as const)('%s is rendered from the sources with status %i', async ([path, status, text]) => {
  const answer = await fetch(url + path)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(text)
})

test('a neutral address is answered in the reader’s language', async () => {
  const title = async (headers: Record<string, string>) =>
    /<title>(.*?)<\/title>/.exec(await (await fetch(`${url}/clients`, { headers })).text())?.[1]
  const browser = { 'accept-language': 'it' }
  expect(await title(browser)).toBe(words('it')('meta.clients.title'))
  expect(await title({ ...browser, cookie: 'lang=en' })).toBe(words('en')('meta.clients.title'))
})

test('a page of the dev server is hydrated without faults', async ({ visit }) => {
  const page = await visit(`${url}/it/lawyers`, { early: true })
  const html = page.locator('html')
  await expect.poll(() => html.getAttribute('data-live'), { timeout: 30_000 }).toBe('links')
})
