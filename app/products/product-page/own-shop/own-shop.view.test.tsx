import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { longestName, setOwnName, tidyName, useOwnName } from '#app/demo-shop/own-name.ts'
import { storageNames } from '#content/storage-names.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OwnShop } from './own-shop.tsx'

function Told() {
  return <output>{useOwnName()}</output>
}

describe('the field', () => {
  const t = words('it')
  const fields = () => page.getByRole('textbox', { name: t('own.name') })
  const ownName = () => document.querySelector('output')?.textContent

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
    setOwnName('')
  })

  test('a name applies while typed, lasts for the visit and can be cleared', async () => {
    await draw()
    await userEvent.type(fields(), 'Da  Nives ')
    await expect.element(fields()).toHaveValue('Da  Nives ')
    expect(sessionStorage.getItem(storageNames.ownName)).toBe('Da Nives')
    expect(ownName()).toBe('Da Nives')
    await userEvent.clear(fields())
    expect(sessionStorage.getItem(storageNames.ownName)).toBeNull()
  })

  test('where storage is refused a name lasts as long as the page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    await draw()
    await userEvent.type(fields(), 'Prima')
    // A name set elsewhere replaces what was typed.
    setOwnName('Da Nives')
    await expect.element(fields()).toHaveValue('Da Nives')
  })

  test('a name too long ends at a whole word, and stands whole in its field', async () => {
    await draw()
    const written = 'Antica ferramenta e colorificio di Rossi e figli'
    await userEvent.type(fields(), written)
    await expect.element(fields()).toHaveValue(written)
    expect(ownName()).toBe('Antica ferramenta e colorificio di…')
    await expect.element(fields()).toHaveAttribute('maxlength', `${2 * longestName}`)
  })
})

test('tidyName makes one line of limited length', () => {
  expect(tidyName('  Da \n\t Nives\u200b ')).toBe('Da Nives')
  const long = tidyName('😀'.repeat(50))
  expect([...long]).toHaveLength(longestName)
})
