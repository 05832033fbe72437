import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { languages } from '#shared/locale.ts'
import { axeFindings } from '#tests/components/axe-findings.ts'
import { clickInPlace, renderView, twoFrames } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ImageViewer } from './image-viewer.tsx'

const t = words('it')
const images = ['Street', 'Room', 'Garden'].map((alt) => ({
  alt,
  name: alt.toLowerCase(),
  fingerprint: 'f00d',
  width: 1600,
  height: 1000,
  color: '#0a3fa8',
}))

const onClose = vi.fn()

/** The viewer as a page uses it: opened by a button, and closed by itself. */
function Opener() {
  const [index, setIndex] = useState<number>()
  return (
    <>
      <h1>Pictures</h1>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      {index === undefined ? null : (
        <ImageViewer
          title="Hotel"
          note="A note."
          images={images}
          index={index}
          onStep={setIndex}
          onClose={() => {
            onClose()
            setIndex(undefined)
          }}
        />
      )}
    </>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Hotel' })
const picture = () => dialog().getByRole('img')
const shown = () => picture().element().getAttribute('alt')
const fire = (at: Locator, event: Event) => at.element().dispatchEvent(event)
const link = (number: number) =>
  page.getByRole('link', { name: t('viewer.image', { number, count: 3 }), exact: true })

async function open() {
  onClose.mockClear()
  await renderView(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog()).toBeVisible()
}

test('is a modal dialog with picture, caption and a focused close button', async () => {
  await open()
  expect(dialog().element().matches(':modal')).toBe(true)
  expect(dialog().getByRole('button').elements()).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: t('viewer.close') })).toHaveFocus()
  await expect.element(page.getByText('Street. A note.')).toBeVisible()
})

test('arrow keys cycle through the pictures, not with modifiers', async () => {
  await open()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shown).toBe('Garden')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(shown).toBe('Street')
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(shown).toBe('Room')
})

test('each number links to its picture and shows it in place; the current one is marked', async () => {
  await open()
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    clickInPlace(link(2).element(), { [key]: true })
  await expect.element(link(3)).toHaveAttribute('href', '/assets/garden-1600-f00d.webp')
  await expect.element(link(1)).toHaveAttribute('aria-current', 'true')
  await link(3).click()
  await expect.poll(shown).toBe('Garden')
  await expect.element(link(3)).toHaveAttribute('aria-current', 'true')
  await expect.element(link(1)).not.toHaveAttribute('aria-current')
})

test.for([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the button', () => page.getByRole('button', { name: t('viewer.close') }).click()],
  ['the ground around it', () => fire(dialog(), new MouseEvent('click', { bubbles: true }))],
] as const)('%s closes it once and restores the focus', async ([, close]) => {
  await open()
  await close()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(onClose).toHaveBeenCalledOnce()
})

const touch = { bubbles: true, pointerId: 1, pointerType: 'touch', isPrimary: true }
const swipe = (clientX: number, clientY: number, down: PointerEventInit = {}) => {
  fire(picture(), new PointerEvent('pointerdown', { ...touch, clientX: 300, clientY: 200, ...down }))
  fire(picture(), new PointerEvent('pointerup', { ...touch, clientX, clientY }))
}

test('swiping shows the next and the previous picture; a click on it does not close it', async () => {
  await open()
  await picture().click()
  swipe(240, 210)
  await expect.poll(shown).toBe('Room')
  swipe(360, 190)
  await expect.poll(shown).toBe('Street')
  // Too short, too steep, with a second or another finger.
  swipe(253, 200)
  swipe(240, 240)
  swipe(240, 200, { isPrimary: false })
  swipe(240, 200, { pointerId: 2 })
  await twoFrames()
  expect(shown()).toBe('Street')
  expect(onClose).not.toHaveBeenCalled()
})

test.for(languages.flatMap((lang) => [false, true].map((dark) => ({ lang, dark }))))(
  'has no axe violation and fits 320 px ($lang, dark: $dark)',
  async ({ lang, dark }) => {
    await commands.setLook({ dark })
    await renderView(<Opener />, { lang })
    await page.getByRole('button', { name: 'Open' }).click()
    for (const width of [1280, 320]) {
      await page.viewport(width, 640)
      expect(await axeFindings()).toEqual([])
      const { scrollWidth, clientWidth } = dialog().element()
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    }
    await commands.setLook({})
  },
)
