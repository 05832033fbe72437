import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { renderToastPage } from '#tests/components/toast-page.tsx'
import { words } from '#tests/helpers/words.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { toasts } from './toast-list.tsx'
import { showToast } from './toaster.tsx'
import type { ToastKind, ToastText } from './toasts.ts'

const t = words('it')
const saved: ToastText = { kind: 'success', title: 'Saved', message: 'In the list.', duration: 0 }
const slip = () => document.querySelector('[data-kind]')
const close = () => page.getByRole('button', { name: t('toast.close') })
const before = () => page.getByRole('button', { name: 'Before' })
const holds = () => toasts.list()[0]?.holds
const bar = () => slip()?.getAnimations({ subtree: true }).at(-1)
const drawing = (element: Element | null | undefined) => element?.querySelector('use')?.getAttribute('href')

beforeEach(async () => {
  await renderToastPage()
})

afterEach(async () => {
  await commands.setLook({})
  for (const { id } of toasts.list()) toasts.remove(id)
  return expect.poll(() => toasts.list()).toEqual([])
})

test.for<[ToastKind, IconName]>([
  ['success', 'check'],
  ['error', 'circle-alert'],
  ['info', 'info'],
  ['update', 'refresh-cw'],
])('a toast of kind %s has the icon %s', async ([kind, name]) => {
  const sign = await renderView(<Icon name={name} />)
  await showToast({ ...saved, kind })
  await expect.poll(() => drawing(slip())).toBe(drawing(sign.container))
})

test('a toast shown once has no counter, and without an action only the close button', async () => {
  await showToast(saved)
  await expect.element(close()).toBeVisible()
  expect(slip()?.querySelectorAll('small')).toHaveLength(0)
  expect(slip()?.querySelectorAll('button')).toHaveLength(1)
})

test('the focus holds the toast; closing restores the former focus', async () => {
  await showToast({ ...saved, action: { label: 'Undo', run: () => undefined } })
  const action = page.getByRole('button', { name: 'Undo' })
  await expect.element(action).toBeVisible()
  await before().click()
  action.element().focus()
  expect(holds()).toEqual(['focus'])
  close().element().focus()
  expect(holds()).toEqual(['focus'])
  await userEvent.keyboard('{Enter}')
  await expect.element(before()).toHaveFocus()
})

test('a toast that loses the focus is no longer held', async () => {
  await showToast(saved)
  await expect.element(close()).toBeVisible()
  close().element().focus()
  expect(holds()).toEqual(['focus'])
  before().element().focus()
  expect(holds()).toEqual([])
})

test('closing focuses main when the former element is gone', async () => {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  const gone = document.body.appendChild(document.createElement('button'))
  await showToast(saved)
  await expect.element(close()).toBeVisible()
  gone.focus()
  close().element().focus()
  gone.remove()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(main)
})

test('an expiring toast leaves a focus elsewhere', async () => {
  await showToast(saved)
  await expect.element(close()).toBeVisible()
  close().element().focus()
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
  toasts.remove(toasts.list()[0]?.id ?? 0)
  await expect.poll(slip).toBeNull()
  expect(document.activeElement).toBe(heading)
})

test.for([
  [false, 'steps(60)'],
  [true, 'linear'],
] as const)('the bar shows the remaining time; with motion %s it runs in %s', async ([motion, easing]) => {
  await commands.setLook({ motion })
  await page.getByRole('heading', { name: 'Toasts' }).hover()
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
  await page.getByRole('heading', { name: 'Toasts' }).hover()
  await expect.poll(() => bar()?.playState).toBe('running')
  await expect.poll(slip).toBeNull()
})
