import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaries } from '#desk/dictionaries.ts'
import { type OpenDesk, openDesk } from './open-desk.ts'

const { shell } = dictionaries.it

let desk: OpenDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())

const parsed = (name: string) => JSON.parse(desk.read(name))
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click()
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

test('a field changed by two desks is shown before one overwrites it; other fields are merged', async () => {
  const [one, other] = [await desk.visit('#rows/events/2'), await desk.visit('#rows/events/2')]
  await other.getByLabel('Luogo').fill('Banchina')
  await one.getByLabel('Luogo').fill('Faro')
  await one.getByLabel('Ora', { exact: true }).fill('22:15')
  await save(one)
  await one.getByText(/: salvato\.$/).waitFor()
  await other.getByRole('alert').getByText('Faro', { exact: true }).waitFor()
  await save(other)
  await other.getByText(/: salvato\.$/).waitFor()
  const { place, time } = parsed('events.json').events[2]
  expect([place, time]).toEqual(['Banchina', '22:15'])
})

test('a row opened again right after saving can be changed further', async () => {
  const page = await desk.visit('#rows/events/0')
  const { place: former } = parsed('events.json').events[0]
  await page.getByLabel('Luogo').fill('Darsena')
  const held = Promise.withResolvers<void>()
  await page.route('**/desk/api/files/events.json', async (route) => {
    await held.promise
    await route.continue()
  })
  await save(page)
  await expect.poll(() => parsed('events.json').events[0].place).toBe('Darsena')
  expect(await page.getByRole('button', { name: 'Salvo …' }).isDisabled()).toBe(true)
  held.resolve()
  await page.getByText(/: salvato\.$/).waitFor()
  await page.goto(`${desk.origin}/desk/#rows/events/0`)
  expect(await page.getByLabel('Luogo').inputValue()).toBe('Darsena')
  await page.getByLabel('Luogo').fill(former)
  await save(page)
  await expect.poll(() => parsed('events.json').events[0].place).toBe(former)
  await page.getByText(/: salvato\.$/).waitFor()
})

test('an unsaved row survives a reload and is marked in the list', async () => {
  const page = await desk.visit('#rows/modules/0')
  await page.getByRole('group', { name: 'Nome' }).getByLabel('Italiano').fill('Menu di oggi')
  await page.reload()
  await told(page, 'non ancora salvato')
  expect(await page.getByRole('group', { name: 'Nome' }).getByLabel('Italiano').inputValue()).toBe(
    'Menu di oggi',
  )
  await page.goto(`${desk.origin}/desk/#rows/modules`)
  await page.getByRole('listitem').first().getByText('non ancora salvato').waitFor()
  expect(parsed('modules.json').modules[0].name.it).not.toBe('Menu di oggi')
  await page.getByRole('listitem').first().getByRole('link').first().click()
  const leave = page.getByRole('button', { name: 'Lascia perdere' })
  page.once('dialog', (dialog) => dialog.dismiss())
  await leave.click()
  await told(page, 'non ancora salvato')
  page.once('dialog', (dialog) => dialog.accept())
  await leave.click()
  await page.getByRole('heading', { level: 1, name: 'Moduli' }).waitFor()
  expect(await page.getByText('non ancora salvato').count()).toBe(0)
})

test('on a phone a failed save is shown in view and works once online; a long name fits', async () => {
  const page = await desk.visit('#rows/events/1', { viewport: { width: 390, height: 600 } })
  const long = 'Fiera'.repeat(40)
  await page.getByRole('group', { name: 'Titolo' }).getByLabel('Italiano').fill(long)
  await page.context().setOffline(true)
  await save(page)
  const fault = page.getByRole('alert').filter({ hasText: 'La scrivania non risponde.' })
  await fault.waitFor()
  const { y = -1, height = 0 } = (await fault.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(600)
  await page.context().setOffline(false)
  await save(page)
  await page.getByText(`${long}: salvato.`).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(parsed('events.json').events[1].title.it).toBe(long)
})

test('the welcome is shown until it is read', async () => {
  const page = await desk.visit('')
  const welcome = page.getByText(shell.welcome)
  await welcome.waitFor()
  await page.getByRole('button', { name: shell['welcome.end'] }).click()
  await page.reload()
  await page.locator('main h1').waitFor()
  expect(await welcome.count()).toBe(0)
})
