import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { menuText } from '#app/products/menudigitale/menu.ts'
import { sampleCorrection, sampleMenu } from '#app/products/menudigitale/sample.ts'
import { priceText } from '#shared/price.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Draft } from './draft.tsx'

const t = words('it')
const field = () => page.getByRole('textbox', { name: t('home.hero.price') })
const note = () => page.getByRole('status')

function Hero() {
  const [cents, setCents] = useState(1200)
  return (
    <>
      <Draft cents={cents} onPrice={setCents} />
      <output>{cents}</output>
    </>
  )
}

const cents = () => document.querySelector('output')?.textContent

beforeEach(() => renderView(<Hero />))

test('a price is taken as it is typed, said after a pause and written out on leaving', async () => {
  await expect.element(note().first()).toHaveTextContent(t('home.hero.try'))
  await field().fill('14.5')
  expect(cents()).toBe('1450')
  await expect.element(page.getByText(t('home.hero.done', { price: '14,50' }))).toBeVisible()
  await expect.element(field()).toHaveValue('14.5')
  field().element().blur()
  await expect.element(field()).toHaveValue('14,50')
})

test('a dish that has run out is struck and has no price, the others have theirs', async () => {
  const rows = [...document.querySelectorAll('li')].filter((row) => !row.querySelector('input'))
  const all = sampleMenu.parts.flatMap(({ dishes }) => dishes)
  const expected = all
    .filter(({ name }) => menuText(name, 'it') !== sampleCorrection.dish)
    .map(({ name, price, isSoldOut }) => ({
      struck: isSoldOut ? menuText(name, 'it') : undefined,
      said: isSoldOut ? t('home.hero.gone') : priceText(price, 'it'),
    }))
  expect(
    rows.map((row) => ({
      struck: row.querySelector('s')?.textContent,
      said: row.querySelector('span')?.textContent,
    })),
  ).toEqual(expected)
})

test('what is no price is told and changes nothing, and stays in the field to be mended', async () => {
  await field().fill('caro')
  await expect.element(page.getByText(t('home.hero.wrong'))).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(document.getElementById('price-note')?.hasAttribute('data-wrong')).toBe(true)
  field().element().blur()
  await expect.element(field()).toHaveValue('caro')
  expect(cents()).toBe('1200')
})
