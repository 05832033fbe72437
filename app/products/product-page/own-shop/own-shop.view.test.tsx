import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { longestName, setOwnName, useOwnName } from '#app/demo-shop/own-name.ts'
import { storageNames } from '#content/storage-names.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OwnShop, useArrival } from './own-shop.tsx'

const t = words('it')
const runner = location.href
const fields = () => page.getByRole('textbox', { name: t('own.name') })
const share = () => page.getByRole('button', { name: t('own.share') })
const told = () => document.querySelector('output')?.textContent

function Told() {
  useArrival()
  return <output>{useOwnName()}</output>
}

const draw = () =>
  renderView(
    <>
      <OwnShop />
      <Told />
    </>,
  )

beforeEach(() => {
  setOwnName('')
  document.documentElement.dataset.panel = 'off'
})

afterEach(() => {
  history.replaceState(null, '', runner)
  setOwnName('')
})

test('a name is heard as it is written, kept for the visit, and can be taken away', async () => {
  await draw()
  expect(share().elements()).toHaveLength(0)
  await userEvent.type(fields(), 'Da  Nives ')
  await expect.element(fields()).toHaveValue('Da  Nives ')
  expect(sessionStorage.getItem(storageNames.ownName)).toBe('Da Nives')
  expect(told()).toBe('Da Nives')
  await expect.element(share()).toBeVisible()
  await userEvent.clear(fields())
  await expect.poll(() => share().elements()).toHaveLength(0)
  expect(sessionStorage.getItem(storageNames.ownName)).toBeNull()
})

test('a name that was said elsewhere replaces what stands in the field', async () => {
  await draw()
  await userEvent.type(fields(), 'Prima')
  setOwnName('Seconda')
  await expect.element(fields()).toHaveValue('Seconda')
})

test('no name is longer than a sign', async () => {
  await draw()
  await userEvent.fill(fields(), 'x'.repeat(longestName))
  expect(told()).toHaveLength(longestName)
  await expect.element(fields()).toHaveAttribute('maxlength', `${longestName}`)
})

test('whoever opens a shared address finds that shop, and the page’s own address', async () => {
  history.replaceState({ kept: true }, '', `${location.pathname}${location.search}#shop=Osteria%20Verdi`)
  await draw()
  await expect.element(fields()).toHaveValue('Osteria Verdi')
  expect([location.hash, history.state]).toEqual(['', { kept: true }])
})

test('another fragment stays, and changes nothing', async () => {
  history.replaceState(null, '', `${location.pathname}${location.search}#plugins`)
  await draw()
  expect(told()).toBe('')
  expect(location.hash).toBe('#plugins')
})
