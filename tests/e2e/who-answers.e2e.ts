import { readdirSync } from 'node:fs'
import { readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { expect, test } from '../helpers/browser-test.ts'

test('the contact page shows contacts with a portrait and a phone link', async ({ visit }) => {
  const page = await visit('/it/contact')
  const who = page.locator('main #who')
  await who.scrollIntoViewIfNeeded()
  const portrait = who.locator('img')
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /anna-ferri-500-\w{8}\.avif$/,
  )
  expect(await who.locator('li').getByRole('link').getAttribute('href')).toBe('tel:+390187000001')
})

test('home shows the contacts in its language, before and after hydration', async ({ visit }) => {
  expect(readBuilt('en/index.html')).toMatch(/id="write".*id="who".*Monday – Friday/s)
  const page = await visit('/en')
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await page.locator('#write #who').getByText('Owner, quotes').waitFor()
})

test('the permission’s date of a portrait is in no script and not on the contact page', () => {
  const assets = readdirSync(`${siteRoot}/dist/client/assets`).filter((name) => name.endsWith('.js'))
  const scripts = assets.map((name) => readBuilt(`assets/${name}`))
  expect(scripts.some((text) => text.includes('Piero de’ Bassi'))).toBe(true)
  for (const text of [...scripts, readBuilt('it/contact/index.html')])
    expect(text).not.toContain('2026-11-20')
})
