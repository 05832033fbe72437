import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsOf } from '../dictionaries.ts'
import type { Difference } from './differences.ts'
import PublishView from './publish-view.tsx'
import type { Job } from './publisher.ts'

const t = wordsOf('publish', 'it')
const versions = [
  { id: '2', at: '2026-11-21T10:00:00Z', sentence: 'Prima di tornare', isUnpublished: true },
  { id: '1', at: '2026-11-20T10:00:00Z', sentence: 'Orario estivo' },
]
const differences = Array.from(
  { length: 30 },
  (_, index): Difference => ({
    file: 'i18n/it.json',
    list: `${index}`,
    name: `${index}`,
    before: 'a',
    after: 'b',
  }),
)

type Answers = { state: Job['state']; differences: readonly Difference[] }

function open({ state, differences }: Answers) {
  const answers: Readonly<Record<string, unknown>> = {
    '/desk/api/publish/job': { state, kind: 'build', said: '' },
    '/desk/api/publish': { differences, versions, pages: [{ path: '/it/lawyers', name: 'Avvocati' }] },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  return render(<PublishView />)
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['running', 'built'] as const)(
  'the room can be left while a job is %s, where scrolling gives a promise',
  async (state) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Object(Promise.resolve()))
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const { unmount } = await open({ state, differences: [] })
    await expect.poll(() => scroll.mock.calls.length).toBeGreaterThan(0)
    await unmount()
    expect(complaint).not.toHaveBeenCalled()
  },
)

test('all changes stand there, and what was published before them is not said to be up to date', async () => {
  await open({ state: 'published', differences })
  const list = page.getByRole('list').first()
  await expect.element(list.getByRole('listitem').nth(29)).toBeInTheDocument()
  const { scrollHeight, clientHeight } = list.element()
  expect(scrollHeight).toBe(clientHeight)
  await expect.element(page.getByText(t('published.before'))).toBeVisible()
  expect(page.getByText(t('published.local')).query()).toBeNull()
})

test('the version that is online is marked, not the one kept before going back to it', async () => {
  await open({ state: 'published', differences: [] })
  await expect.element(page.getByText(t('published.local'))).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: t('back.present') })
  await expect.element(line.getByText('Orario estivo')).toBeVisible()
})
