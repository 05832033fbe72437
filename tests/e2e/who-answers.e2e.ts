import { readdirSync } from 'node:fs'
import { readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { expect, test } from '../helpers/browser-test.ts'

test('beside the request stands who answers it, with a portrait that is there and a number to call', async ({
  visit,
}) => {
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

test('on home too, in its language, without scripts and after waking', async ({ visit }) => {
  expect(readBuilt('en/index.html')).toMatch(/id="write".*id="who".*Monday – Friday/s)
  const page = await visit('/en')
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await page.locator('#write #who').getByText('Owner, quotes').waitFor()
})

test('who gave permission, and when, leaves the owner’s file with no page and no script', () => {
  const assets = readdirSync(`${siteRoot}/dist/client/assets`).filter((name) => name.endsWith('.js'))
  const scripts = assets.map((name) => readBuilt(`assets/${name}`))
  expect(scripts.some((text) => text.includes('Piero de’ Bassi'))).toBe(true)
  for (const text of [...scripts, readBuilt('it/contact/index.html')])
    expect(text).not.toContain('2026-11-20')
})
