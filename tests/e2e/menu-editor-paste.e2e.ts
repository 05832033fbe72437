import { expect, test } from '../helpers/browser-test.ts'
import { dishes, sampleDishes, wakeMenuEditor as wake } from '../helpers/menu-editor.ts'
import { words as wordsOf } from '../helpers/words.ts'

const t = wordsOf('it')

test('a pasted list is understood, and can be taken back', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.getByText(t('menudigitale.paste.title')).click()
  await page
    .getByLabel(t('menudigitale.paste.label'))
    .fill('PIZZE\nMargherita (1, 7)\t7,00\nMarinara;6\n\nDolci\nTiramisù € 5,50')
  await page.getByRole('button', { name: t('menudigitale.paste.use') }).click()
  await expect.poll(() => dishes(page)).toEqual(['Margherita', 'Marinara', 'Tiramisù'])
  await page.getByText('3 piatti nel menu').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Annulla' }).click()
  expect(await dishes(page)).toEqual(sampleDishes)
})

test('a line that cannot be read is told, and stays in the field to be mended', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await wake(page)
  await page.getByText(t('menudigitale.paste.title')).click()
  const field = page.getByLabel(t('menudigitale.paste.label'))
  await field.fill('Orata S.Q.\nFiorentina 5,00/hg\nCaviale 1.200,00\nBarolo 2016')
  const use = page.getByRole('button', { name: t('menudigitale.paste.use') })
  await use.click()
  const unread = t('menudigitale.paste.unread', { count: 2, line: 'Caviale 1.200,00' })
  await page.getByRole('status').getByText(unread).waitFor()
  expect(await field.inputValue()).toBe('Caviale 1.200,00\nBarolo 2016')
  expect(await dishes(page)).toEqual(['Orata', 'Fiorentina'])
  await field.fill('Caviale 120,00')
  await use.click()
  await expect.poll(() => dishes(page)).toEqual(['Orata', 'Fiorentina', 'Caviale'])
  expect(await field.inputValue()).toBe('')
})

test('a list pasted into a dish’s name becomes dishes; what is not read opens the field for lists', async ({
  visit,
}) => {
  const page = await visit('/it/menudigitale', {
    before: (opened) => opened.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  await wake(page)
  await page.evaluate(() => navigator.clipboard.writeText('Margherita\t7,00\nBarolo 2016'))
  await page.locator('[data-dish] > input').first().focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect.poll(() => dishes(page)).toEqual(['Margherita'])
  expect(await page.getByLabel(t('menudigitale.paste.label')).inputValue()).toBe('Barolo 2016')
  expect(await page.getByLabel(t('menudigitale.paste.label')).isVisible()).toBe(true)
})
