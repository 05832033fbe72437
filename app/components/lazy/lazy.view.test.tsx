import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectError } from '#tests/components/console-errors.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { twoFrames } from '#tests/components/two-frames.ts'
import { words } from '#tests/helpers/words.ts'
import { Lazy } from './lazy.tsx'
import { lazySection } from './lazy-section.ts'

const Section = () => <p>Come</p>

function Failing(): never {
  throw new Error('On purpose.')
}

/** An element of the prerendered page, far below the window. */
let far: HTMLElement

beforeEach(() => {
  far = document.createElement('section')
  far.id = 'far'
  const gap = document.createElement('div')
  gap.style.blockSize = '6000px'
  document.body.append(gap, far)
  scrollTo({ top: 0, behavior: 'instant' })
  return () => {
    gap.remove()
    far.remove()
  }
})

test('its code is not fetched before its element is near, and then once', async () => {
  const load = vi.fn(async () => ({ Section }))
  const section = lazySection('far', load)
  const coming = section.approach()
  expect(section.approach()).toBe(coming)
  await twoFrames()
  expect(load).not.toHaveBeenCalled()
  far.scrollIntoView({ behavior: 'instant' })
  expect(await coming).toBe(Section)
  await section.load()
  expect(load).toHaveBeenCalledOnce()
})

test.for(['pointerover', 'focusin', 'touchstart'])('%s brings it too', async (type) => {
  const load = vi.fn(async () => ({ Section }))
  const coming = lazySection('far', load).approach()
  await twoFrames()
  expect(load).not.toHaveBeenCalled()
  far.dispatchEvent(new Event(type, { bubbles: true }))
  expect(await coming).toBe(Section)
})

test('without an element on the page it is fetched at once', async () => {
  expect(await lazySection('nowhere', async () => ({ Section })).approach()).toBe(Section)
})

test('what was fetched ahead of a navigation is there in the first render', async () => {
  const section = lazySection('far', async () => ({ Section }))
  await section.load()
  expect(section.approach()).toMatchObject({ status: 'fulfilled', value: Section })
})

test.for([
  ['the network', () => window.dispatchEvent(new Event('online'))],
  ['the visitor', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)('code that could not be had is asked for again when %s comes back', async ([, comeBack]) => {
  const load = vi.fn(async () => ({ Section }))
  load.mockRejectedValueOnce(new Error('No network.'))
  const coming = lazySection('nowhere-else', load)
  far.id = 'nowhere-else'
  const approaching = coming.approach()
  far.scrollIntoView({ behavior: 'instant' })
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await twoFrames()
  comeBack()
  expect(await approaching).toBe(Section)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a fetch that failed ahead of a navigation is told, and the next one tries again', async () => {
  const load = vi.fn(async () => ({ Section }))
  load.mockRejectedValueOnce(new Error('No network.'))
  const section = lazySection('far', load)
  await expect(section.load()).rejects.toThrow('No network.')
  expect(await section.load()).toBe(Section)
})

test('the section is drawn when its code is there', async () => {
  await renderView(<Lazy of={lazySection('nowhere', async () => ({ Section }))} />)
  await expect.element(page.getByText('Come')).toBeVisible()
})

test('a section that fails does not take the page with it', async () => {
  expectError(/On purpose/)
  await renderView(
    <>
      <Lazy of={lazySection('nowhere', async () => ({ Section: Failing }))} />
      <Lazy of={lazySection('nowhere', async () => ({ Section }))} />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: words('it')('broken.title') })).toBeVisible()
  await expect.element(page.getByText('Come')).toBeVisible()
})
