import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { recordNavigations } from '#tests/components/record-navigations.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { DemoFrame } from './demo-frame.tsx'
import type { Shared } from './share-address.ts'

const t = words('it')
const shared = { title: 'Menu', url: 'https://shop.example/it/menu#x' }
const key = (name: 'reset' | 'share' | 'send') =>
  page.getByRole('button', { name: t(`demo.${name}`), exact: true })
const reset = vi.fn()
/** What would be shared now. */
let state: Shared | null = shared

const show = () =>
  renderView(
    <DemoFrame
      title="Prova"
      subject="menudigitale"
      reset={reset}
      share={() => state}
      tools={<button type="button">Stampa</button>}
    >
      <p>Lavagna</p>
    </DemoFrame>,
    { page: 'menudigitale' },
  )

afterEach(() => {
  vi.restoreAllMocks()
  reset.mockClear()
  state = shared
  drafts.clear()
  for (const { id } of toasts.list()) toasts.remove(id)
})

test('a demo is a named region with its own buttons before the common ones', async () => {
  await show()
  const region = page.getByRole('region', { name: 'Prova' })
  await expect.element(region.getByText('Lavagna')).toBeVisible()
  const names = region.getByRole('button').elements()
  expect(names.map((button) => button.textContent)).toEqual([
    'Stampa',
    t('demo.reset'),
    t('demo.share'),
    t('demo.send'),
  ])
})

test('without a shareable state only starting over is enabled', async () => {
  state = null
  await show()
  await expect.element(key('share')).toBeDisabled()
  await expect.element(key('send')).toBeDisabled()
  await key('reset').click()
  expect(reset).toHaveBeenCalledOnce()
})

test('shares its address', async () => {
  await show()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const showToast = vi.spyOn(toasts, 'show')
  await key('share').click()
  await expect.poll(() => showToast.mock.calls.map(([{ title }]) => title)).toEqual([t('demo.copied')])
  expect(copied.mock.calls).toEqual([[shared.url]])
  expect(reset).not.toHaveBeenCalled()
})

test('Send opens the contact form with the demo as message and its product chosen', async () => {
  const visited = recordNavigations()
  await show()
  await key('send').click()
  await expect.poll(() => visited).toEqual(['/it/contact?subject=menudigitale'])
  expect(drafts.load()?.texts).toMatchObject({
    message: t('demo.message', shared),
    subject: 'menudigitale',
  })
})

test('a state that is no longer shareable does nothing', async () => {
  const visited = recordNavigations()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const showToast = vi.spyOn(toasts, 'show')
  await show()
  state = null
  await key('share').click()
  await key('send').click()
  expect([visited, copied.mock.calls, showToast.mock.calls, drafts.load()]).toEqual([[], [], [], null])
})

test('a failure of Send is reported', async () => {
  expectError(/^Error: broken$/)
  const showToast = vi.spyOn(toasts, 'show')
  vi.spyOn(drafts, 'load').mockImplementation(() => {
    throw new Error('broken')
  })
  await show()
  await key('send').click()
  await expect.poll(() => showToast.mock.calls.map(([{ kind }]) => kind)).toEqual(['error'])
})
