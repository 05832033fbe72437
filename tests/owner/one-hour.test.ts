import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { buildCopy, changeFiles, copyProject, packedQuickly } from '#tests/helpers/site-copy.ts'
import { write, writtenInOneHour } from './one-hour.ts'
import { ownerOf, siteFaults } from './owner-copy.ts'

const shop = copyProject()
const owner = ownerOf(shop)
// As wide as a shop's sign.
await owner.addLogo('images/logo.svg', 3000)
for (const block of writtenInOneHour()) write(owner, block)
changeFiles(shop, packedQuickly)
await buildCopy(shop)

const read = (file: string) => readFileSync(`${shop}/dist/client/${file}`, 'utf8')
const built = (): BuiltPage[] => JSON.parse(readFileSync(`${shop}/dist/pages.json`, 'utf8')).pages

test('afterwards the doctor only asks for the mail server', { timeout: 60_000 }, () => {
  const { DATABASE_URL, SMTP_URL, ...env } = process.env
  const { stdout, status } = spawnSync(process.execPath, ['scripts/doctor.ts'], {
    cwd: shop,
    env: { ...env, DATA_DIR: ownFolder() },
    encoding: 'utf8',
  })
  const musts = stdout.split('\n').filter((line) => line.startsWith('✗'))
  expect(musts).toEqual([expect.stringContaining('SMTP_URL')])
  expect(status).toBe(1)
})

test("afterwards no page, picture or manifest names the program's own brand", () => {
  const files = globSync('**/*.{html,webmanifest,atom,ics,svg}', { cwd: `${shop}/dist/client` })
  expect(files.length).toBeGreaterThan(built().length)
  expect(files.filter((file) => /\bEasy/.test(read(file)))).toEqual([])
})

test('afterwards nothing mentions or links the switched-off products', () => {
  const off = ['easycomande', 'easydelivery', 'reservations', 'menudigitale', 'plugins', 'costaeventi']
  const home = read('it/index.html')
  const ids = (pattern: RegExp) => [...home.matchAll(pattern)].map(([, id]) => id)
  expect(ids(/data-tile="(\w+)"/g)).toEqual(['warehouse', 'lawyers', 'ecommerce', 'home'])
  expect(ids(/<button[^>]*aria-controls="menu-(\w+)"/g)).toEqual(['ecosystem', 'solutions', 'portfolio'])
  const gone = [...off, 'menu', 'phone']
  expect([...new Set(built().map(({ page }) => page))]).toEqual(
    pages.map(({ id }) => id).filter((id) => !gone.includes(id)),
  )
  const files = globSync('**/*.{html,webmanifest,atom,ics,xml}', { cwd: `${shop}/dist/client` })
  const leads = new RegExp(`(?:href|value|data-accent)="(?:[^"]*[/#])?(?:${off.join('|')})"|/(?:menu|phone)"`)
  expect(files.filter((file) => leads.test(read(file)))).toEqual([])
})

test('afterwards the site has the brand’s colour', () => {
  const html = read('it/index.html')
  expect(html).toContain('<meta name="theme-color" content="#9c1b14" media="(prefers-color-scheme: light)">')
  expect(html).toMatch(/--cover: ?light-dark\(#9c1b14, ?#[\da-f]{6}\)/)
  expect(html).not.toMatch(/#0a3fa8|#0846ab/i)
  expect(JSON.parse(read('it.webmanifest')).theme_color).toBe('#9c1b14')
  expect(read('favicon.svg')).toContain('fill="#9c1b14"')
})

test('afterwards the site passes all checks', async () => {
  expect(await siteFaults(shop)).toEqual([])
})
