import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectError } from '#tests/components/console-errors.ts'
import { renderView, twoFrames } from '#tests/components/render-view.tsx'
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

test.for(['scroll', 'pointerover', 'focusin', 'touchstart'])('loads its code once, on %s', async (type) => {
  const load = vi.fn(async () => ({ Section }))
  const section = lazySection('far', load)
  const coming = section.approach()
  expect(section.approach()).toBe(coming)
  await twoFrames()
  expect(load).not.toHaveBeenCalled()
  if (type === 'scroll') far.scrollIntoView({ behavior: 'instant' })
  else far.dispatchEvent(new Event(type, { bubbles: true }))
  expect(await coming).toBe(Section)
  await section.load()
  expect(load).toHaveBeenCalledOnce()
})

test('code loaded before a navigation is in the first render', async () => {
  const section = lazySection('far', async () => ({ Section }))
  await section.load()
  const root = createRoot(far)
  onTestFinished(() => flushSync(() => root.unmount()))
  flushSync(() => root.render(<Lazy of={section} />))
  expect(far.textContent).toBe('Come')
})

test.for([
  ['the network', () => window.dispatchEvent(new Event('online'))],
  ['the visitor', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)('retries failed code when %s comes back', async ([, comeBack]) => {
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

test('a failing section leaves the rest of the page', async () => {
  expectError(/On purpose/)
  await renderView(
    <>
      <Lazy of={lazySection('nowhere', async () => ({ Section: Failing }))} />
      <Lazy of={lazySection('nowhere', async () => ({ Section }))} />
    </>,
  )
  const t = words('it')
  await expect.element(page.getByRole('heading', { name: t('broken.title') })).toBeVisible()
  await expect.element(page.getByText(t('broken.text'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('broken.reload') })).toBeVisible()
  await expect.element(page.getByText('Come')).toBeVisible()
})
