import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaries } from '#desk/dictionaries.ts'
import { type OpenDesk, openDesk } from './open-desk.ts'

const { rows, shell } = dictionaries.it

let desk: OpenDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())

async function goTo(page: Page, room: 'words' | 'rows' | 'requests' | 'health' | 'publish') {
  await page.getByRole('link', { name: shell[`room.${room}`], exact: true }).click()
  await page.locator('main h1').waitFor()
}

test('the welcome is shown once, in the first room', async () => {
  const page = await desk.visit('')
  const welcome = page.getByText(shell.welcome)
  await welcome.waitFor()
  await goTo(page, 'rows')
  expect(await welcome.count()).toBe(0)
  await goTo(page, 'words')
  await page.getByRole('button', { name: shell['welcome.end'] }).click()
  await page.reload()
  await page.locator('main h1').waitFor()
  expect(await welcome.count()).toBe(0)
})

test('all rooms share one left edge', async () => {
  const page = await desk.visit('#rows', { viewport: { width: 1280, height: 800 } })
  const heading = page.locator('main h1')
  const edge = async () => (await heading.boundingBox())?.x
  await heading.waitFor()
  const first = await edge()
  for (const room of ['words', 'requests', 'health', 'publish'] as const) {
    const former = await heading.textContent()
    await goTo(page, room)
    await expect.poll(() => heading.textContent()).not.toBe(former)
    // Its style may come a moment later.
    await expect.poll(edge, { message: room }).toBe(first)
  }
})

test('a field that needs both languages says so before saving', async () => {
  const page = await desk.visit('#rows/releases/new')
  const title = page.getByRole('group', { name: rows['label.title'] })
  await title.getByText(rows['both.needed']).waitFor()
  expect(await title.getByRole('textbox', { name: 'Inglese' }).getAttribute('aria-required')).toBe('true')
})

test('the message of a save stays until the next navigation', async () => {
  const page = await desk.visit('#rows/events/0')
  const told = page.getByText(/: salvato\.$/)
  const save = async () => {
    const place = `Molo ${Math.random()}`
    await page.getByLabel('Luogo').fill(place)
    await page.getByRole('button', { name: rows.save, exact: true }).click()
    await told.waitFor()
    await page.getByRole('listitem').filter({ hasText: place }).waitFor()
  }
  await save()
  await page.getByRole('listitem').first().getByRole('link').first().click()
  await page.getByLabel('Luogo').waitFor()
  expect(await told.count()).toBe(0)
  await save()
  await page.goBack()
  await page.getByLabel('Luogo').waitFor()
  expect(await told.count()).toBe(0)
})
