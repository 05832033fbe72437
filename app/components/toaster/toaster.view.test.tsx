import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { axeFindings } from '#tests/components/axe-findings.ts'
import { clearToasts } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { className, toasts } from './toast-list.tsx'
import { showToast, Toaster } from './toaster.tsx'
import type { ToastText } from './toasts.ts'

const t = words('it')
const refused: ToastText = { kind: 'error', title: 'Refused', message: '<b>Again</b> & hope.', duration: 0 }
const saved: ToastText = { kind: 'success', title: 'Saved', message: 'In the list.', duration: 0 }

const slip = (title = 'Saved') =>
  page.getByText(title, { exact: true }).elements()[0]?.closest('[data-kind]') ?? null
const close = () => page.getByRole('button', { name: t('toast.close') })
const before = () => page.getByRole('button', { name: 'Before' })
const leave = () => page.getByRole('heading', { name: 'Toasts' }).hover()
const holds = () => toasts.list()[0]?.holds
const bar = () => slip()?.getAnimations({ subtree: true }).at(-1)

beforeEach(async () => {
  await renderView(
    <>
      <h1>Toasts</h1>
      <button type="button">Before</button>
      <Toaster />
    </>,
  )
})

afterEach(clearToasts)

test('errors are assertive, others polite, newest first, plain text in regions that were there before', async () => {
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  await showToast(refused)
  await showToast(saved)
  await showToast({ ...saved, kind: 'info', title: 'Offline' })
  await expect.element(page.getByRole('status').getByText('Offline')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('<b>Again</b> & hope.')).toBeVisible()
  expect(slip('Refused')?.querySelectorAll('small, [data-kind] div button')).toHaveLength(0)
  expect(textsOf(page.getByRole('status').element(), 'b')).toEqual(['Offline', 'Saved'])
  expect(slip()?.getAttribute('data-kind')).toBe('success')
  expect(slip()?.getAttribute('aria-atomic')).toBe('true')
  expect(slip()?.querySelector('i i')?.getAnimations(), 'without duration').toEqual([])
  expect(await axeFindings()).toEqual([])
})

test('the store is told when the page is hidden and when it is visible again', () => {
  for (const isHidden of [true, false]) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(toasts.isHidden()).toBe(isHidden)
  }
})

test('a repeated toast raises a counter that is announced', async () => {
  for (let times = 0; times < 3; times++) await showToast(refused)
  await expect.element(page.getByText('×3')).toBeVisible()
  await expect.element(page.getByText(t('toast.times', { count: 3 }))).toBeInTheDocument()
  expect(page.getByText('×3').element().getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelectorAll('[data-kind]')).toHaveLength(1)
})

test('an action runs once and closes the toast', async () => {
  const run = vi.fn()
  await showToast({ ...saved, action: { label: 'Undo', run } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(run).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
})

test('Esc closes the focused toast and restores the focus', async () => {
  await showToast(saved)
  await showToast({ ...saved, title: 'Newer' })
  await expect.element(page.getByText('Newer')).toBeVisible()
  await before().click()
  close().last().element().focus()
  expect(toasts.list().find(({ title }) => title === 'Saved')?.holds).toContain('focus')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  await expect.element(page.getByText('Newer')).toBeVisible()
  await expect.element(before()).toHaveFocus()
})

test('Esc elsewhere closes what is open above the page, then the newest toast', async () => {
  await showToast(saved)
  await showToast({ ...saved, title: 'Newer' })
  await expect.element(page.getByText('Newer')).toBeVisible()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.open).toBe(false)
  dialog.remove()
  await userEvent.keyboard('x')
  expect(toasts.list().map(({ state }) => state)).toEqual(['active', 'active'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Newer')).not.toBeInTheDocument()
  await expect.element(page.getByText('Saved')).toBeVisible()
})

test('shows as many toasts as fit, three where the height is unknown', async () => {
  await showToast(saved)
  await expect.element(page.getByText('Saved')).toBeVisible()
  const stack = document.querySelector<HTMLElement>(`.${className}`)
  if (!stack) throw new Error('There is no stack of toasts.')
  const actives = () =>
    toasts.list().filter(({ state, duration }) => state === 'active' && duration > 0).length
  stack.style.maxHeight = '250px'
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
    await showToast({ ...saved, title, duration: 60_000 })
  await expect.poll(actives).toBe(2)
  stack.style.maxHeight = 'none'
  await showToast({ ...saved, title: 'Six', duration: 60_000 })
  await expect.poll(actives).toBe(3)
})

test('toasts are above popovers and dialogs, whichever opened first', async () => {
  const sheet = document.createElement('div')
  sheet.popover = 'manual'
  sheet.style.cssText = 'inset: 0; inline-size: 100vw; block-size: 100vh'
  document.body.append(sheet)
  const isSeen = () => {
    const { left, top } = slip()?.getBoundingClientRect() ?? new DOMRect()
    return slip()?.contains(document.elementFromPoint(left + 60, top + 10))
  }
  sheet.showPopover()
  await showToast(saved)
  await expect.poll(isSeen).toBe(true)
  sheet.hidePopover()
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
  expect(isSeen()).toBe(true)
  sheet.showPopover()
  await expect.poll(isSeen).toBe(true)
  sheet.remove()
})

test('the focus holds the toast while it is there; closing restores the former focus', async () => {
  await showToast({ ...saved, action: { label: 'Undo', run: () => undefined } })
  const action = page.getByRole('button', { name: 'Undo' })
  await expect.element(action).toBeVisible()
  for (const control of [action, close()]) {
    control.element().focus()
    expect(holds()).toEqual(['focus'])
  }
  before().element().focus()
  expect(holds()).toEqual([])
  close().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(before()).toHaveFocus()
})

test.for([
  [false, 'steps(60)'],
  [true, 'linear'],
] as const)('the bar shows the remaining time; with motion %s it runs in %s', async ([motion, easing]) => {
  await commands.setLook({ motion })
  onTestFinished(() => commands.setLook({}))
  await leave()
  await showToast({ ...saved, duration: 60_000 })
  await expect.poll(() => bar()?.playState).toBe('running')
  const { effect, currentTime } = bar() ?? {}
  expect(effect?.getTiming()).toMatchObject({ duration: 60_000, easing, fill: 'both' })
  const sizes = effect instanceof KeyframeEffect ? effect.getKeyframes().map((one) => one.transform) : []
  expect(sizes).toEqual(['scaleX(1)', 'scaleX(0)'])
  expect(Number(currentTime)).toBeLessThan(performance.now() - (toasts.list()[0]?.from ?? 0) + 100)
})

test('under the pointer a second is left and the bar is paused; then it runs on', async () => {
  await showToast({ ...saved, duration: 50_000 })
  await page.getByText('In the list.').hover()
  await expect.poll(() => bar()?.playState).toBe('paused')
  const { effect, currentTime } = bar() ?? {}
  const [from] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
  expect([from?.transform, effect?.getTiming().duration, currentTime]).toEqual(['scaleX(0.02)', 1_000, 0])
  await leave()
  await expect.poll(() => bar()?.playState).toBe('running')
})
