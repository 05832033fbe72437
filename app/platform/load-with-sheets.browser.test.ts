import { afterEach, expect, test, vi } from 'vitest'
import { __vitePreload, addSheet } from './load-with-sheets.ts'

afterEach(() => {
  for (const left of document.querySelectorAll('link[rel=stylesheet], #after-paint')) left.remove()
})

const links = () => document.querySelectorAll('link[rel=stylesheet]')
const sheet = (name: string) =>
  URL.createObjectURL(new Blob([`.${name} { color: red }`], { type: 'text/css' }))

test('addSheet appends a sheet once, after all others', async () => {
  document.body.append(document.createElement('style'))
  const href = sheet('one')
  await Promise.all([addSheet(href), addSheet(href)])
  expect(links()).toHaveLength(1)
  expect([...document.styleSheets].at(-1)?.ownerNode).toBe(links()[0])
})

test('a sheet that fails to load is removed and requested again', async () => {
  await expect(addSheet('/nowhere.css')).rejects.toThrow('/nowhere.css')
  expect(links()).toHaveLength(0)
  await expect(addSheet('/nowhere.css')).rejects.toThrow('/nowhere.css')
})

test('a module waits for its sheets, not for those already in the page', async () => {
  const sheets = '<template id="after-paint" data-sheets="tile side-panel"></template>'
  document.body.insertAdjacentHTML('beforeend', sheets)
  const load = vi.fn(async () => 'code')
  expect(await __vitePreload(load, ['assets/side-panel-Djd1_Q-Y.css'])).toBe('code')
  expect(links()).toHaveLength(0)
  const other = 'assets/panel-Djd1lQwY.css'
  await expect(__vitePreload(load, [other])).rejects.toThrow(`/${other}`)
})
