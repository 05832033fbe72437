import { DOMParser } from '@xmldom/xmldom'
import { inject } from 'vitest'
import { languages } from '#shared/locale.ts'
import { expect, test } from '../helpers/browser-test.ts'
import { readBuilt } from '../helpers/read-built.ts'

const titles = 'main li h3'

test('the product filter is part of the address, and Back restores the whole list', async ({ visit }) => {
  const page = await visit('/it/releases')
  const all = await page.locator(titles).count()
  await page.getByRole('navigation', { name: 'Filtra' }).getByRole('link', { name: 'Magazzino' }).click()
  await expect.poll(() => page.locator(titles).count()).toBeLessThan(all)
  expect(new URL(page.url()).search).toBe('?product=warehouse')
  await page.goBack()
  await expect.poll(() => page.locator(titles).count()).toBe(all)

  // From a page that was shown without a page load Back shows the list again, with the rows of the document.
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.locator('header').getByRole('link', { name: 'Menu Digitale' }).last().click()
  await expect.poll(() => page.locator(titles).count()).toBe(0)
  await page.goBack()
  await expect.poll(() => page.locator(titles).count()).toBe(all)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test.for(languages)('the head links the complete feed of the page’s language (%s)', async (lang) => {
  const page = readBuilt(`${lang}/releases/index.html`)
  const address = /type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? ''
  const answer = await fetch(inject('siteUrl') + address)
  expect(answer.headers.get('content-type')).toContain('application/atom+xml')
  const stop = (_: string, message: string) => expect.fail(message)
  const feed = new DOMParser({ onError: stop }).parseFromString(await answer.text(), 'application/xml')
  expect(feed.documentElement?.getAttribute('xml:lang')).toBe(lang)
  expect(feed.getElementsByTagName('entry').length).toBe(page.match(/<h3/g)?.length)
  const ids = Array.from(feed.getElementsByTagName('id'), ({ textContent }) => textContent)
  expect(new Set(ids).size).toBe(feed.getElementsByTagName('entry').length + 1)
})
