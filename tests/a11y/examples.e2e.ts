import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { axeFindings } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

let server: ViteDevServer
let url: string

beforeAll(async () => {
  server = await createServer({
    root: siteRoot,
    configFile: `${siteRoot}/vite.config.ts`,
    logLevel: 'error',
    cacheDir: `${siteRoot}/.cache/vite-examples`,
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
  })
  await server.listen()
  const address = server.httpServer?.address()
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`
})

afterAll(() => server.close())

test.for([
  { dark: false, width: 1280 },
  { dark: true, width: 360 },
])('every component in every state has no axe finding ($width px, dark: $dark)', async (look, { visit }) => {
  const page = await visit(`${url}/__examples`, { ...look, early: true, expected: [/./] })
  await page.getByRole('heading', { name: 'Toast', level: 2 }).waitFor()
  for (const name of ['Messaggio ricevuto', 'Error', 'Error']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.getByText('×2').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
})
