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
const ownName = () => document.querySelector('output')?.textContent

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

test('a name applies while typed, lasts for the visit and can be cleared', async () => {
  await draw()
  expect(share().elements()).toHaveLength(0)
  await userEvent.type(fields(), 'Da  Nives ')
  await expect.element(fields()).toHaveValue('Da  Nives ')
  expect(sessionStorage.getItem(storageNames.ownName)).toBe('Da Nives')
  expect(ownName()).toBe('Da Nives')
  await expect.element(share()).toBeVisible()
  await userEvent.clear(fields())
  await expect.poll(() => share().elements()).toHaveLength(0)
  expect(sessionStorage.getItem(storageNames.ownName)).toBeNull()
})

test('a name set elsewhere replaces the field’s value', async () => {
  await draw()
  await userEvent.type(fields(), 'Prima')
  setOwnName('Seconda')
  await expect.element(fields()).toHaveValue('Seconda')
})

test('names have a maximum length', async () => {
  await draw()
  await userEvent.fill(fields(), 'x'.repeat(longestName))
  expect(ownName()).toHaveLength(longestName)
  await expect.element(fields()).toHaveAttribute('maxlength', `${longestName}`)
})

test('a shared address sets the name and is replaced by the page’s own', async () => {
  history.replaceState({ kept: true }, '', `${location.pathname}${location.search}#shop=Osteria%20Verdi`)
  await draw()
  await expect.element(fields()).toHaveValue('Osteria Verdi')
  expect([location.hash, history.state]).toEqual(['', { kept: true }])
})

test('another fragment is left alone', async () => {
  history.replaceState(null, '', `${location.pathname}${location.search}#plugins`)
  await draw()
  expect(ownName()).toBe('')
  expect(location.hash).toBe('#plugins')
})
