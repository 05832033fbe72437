import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { browserWorld } from '#app/platform/http.ts'
import { answeredUploads } from '#tests/components/answered-uploads.ts'
import { recordNavigations } from '#tests/components/record-navigations.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { twoFrames } from '#tests/components/two-frames.ts'
import { words } from '#tests/helpers/words.ts'
import { ContactForm } from './contact-form.tsx'

const t = words('it')
const typed = { name: 'Nives Parodi', emailOrPhone: 'nives@trattoria.it', message: 'Abbiamo 14 tavoli.' }
const field = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`)
  if (!found) throw new Error(`The form has no '${name}'.`)
  return page.elementLocator(found)
}
const button = (key: 'contact.send' | 'contact.sending') =>
  page.getByRole('button', { name: t(key), exact: true })

/** A form that was sent, while the next page is loading. */
async function sentForm() {
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined)
  const { answer, sent } = answeredUploads()
  answer({ status: 201, body: { id: 'abcdef12-0000-4000-8000-000000000000' } })
  const visited = recordNavigations()
  const { unmount } = await renderView(<ContactForm />, { page: 'contact' })
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
  await button('contact.send').click()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  await expect.element(button('contact.sending')).toBeVisible()
  return { show, sent, unmount }
}

/** Ends the wait for the next page. */
let runOut = () => {}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(browserWorld, 'wait').mockResolvedValue(undefined)
  vi.spyOn(browserWorld, 'fetch').mockImplementation(async () => Response.json({ started: '1.FRESH' }))
  const setTimer = window.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, pause = 0) => {
    if (pause !== 20_000) return setTimer(run, pause)
    runOut = run
    return 0
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** How the form can learn that the next page will not load. */
const signs: [string, () => void][] = [
  ['the browser says so', () => void navigation.dispatchEvent(new Event('navigateerror'))],
  ['nobody says so', () => runOut()],
]

test.for(signs)(
  'a page after sending that does not come leaves an empty form and a number: %s',
  async ([, fail]) => {
    const { show, sent } = await sentForm()
    fail()
    await expect
      .poll(() => show.mock.calls)
      .toEqual([
        [
          {
            kind: 'success',
            title: t('contact.sent.title'),
            message: t('contact.sent.here', { number: 'abcdef12' }),
            duration: 0,
          },
        ],
      ])
    for (const name of Object.keys(typed)) await expect.element(field(name)).toHaveValue('')
    await button('contact.send').click()
    await expect.element(field('name')).toHaveFocus()
    expect(sent).toHaveLength(1)
  },
)

test('who went on to another page of the site keeps the draft begun there', async () => {
  const { show, unmount } = await sentForm()
  await unmount()
  drafts.save({ id: 'd2', texts: { message: 'Un altro' } })
  navigation.dispatchEvent(new Event('navigateerror'))
  await twoFrames()
  expect([drafts.load()?.id, show.mock.calls]).toEqual(['d2', []])
})
