import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsOf } from '../dictionaries.ts'
import type { Difference } from '../files/differences.ts'
import { NoteProvider } from '../ui/note.tsx'
import PublishView from './publish-view.tsx'
import type { Job } from './publisher.ts'

const t = wordsOf('publish', 'it')
const versions = [
  { id: '2', at: '2026-11-21T10:00:00Z', sentence: 'Orario invernale' },
  { id: '1', at: '2026-11-20T10:00:00Z', sentence: 'Orario estivo' },
]
const difference = { file: 'i18n/it.json', before: 'a', after: 'b' }
const differences = Array.from({ length: 30 }, (_, index) => ({ ...difference, list: `${index}` }))

type Answers = { state: Job['state']; differences?: readonly Difference[]; isPreviewOld?: boolean }

async function open({ state, differences = [], isPreviewOld = false }: Answers) {
  const answers: Record<string, unknown> = {
    '/desk/api/publish': {
      job: { state, kind: 'build', said: '' },
      differences,
      versions,
      ...(!isPreviewOld && { pages: [{ path: '/it/lawyers', name: 'Avvocati' }] }),
    },
    '/desk/api/history': [],
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  const { unmount } = await render(<PublishView />, { wrapper: NoteProvider })
  return { answers, unmount }
}

test('all changes stand there', async () => {
  await open({ state: 'published', differences })
  const list = page.getByRole('list').first()
  await expect.element(list.getByRole('listitem').nth(29)).toBeInTheDocument()
  const { scrollHeight, clientHeight } = list.element()
  expect(scrollHeight).toBe(clientHeight)
})

test('what is typed and not saved is said, with a link', async () => {
  for (const place of ['words/-/home.title', 'rows/terms/terms/warehouse', 'requests/1'])
    localStorage.setItem(`desk.draft/#${place}`, '{}')
  onTestFinished(() => localStorage.clear())
  await open({ state: 'published' })
  const link = page.getByRole('link', { name: t('waiting', { count: 2 }) })
  await expect.element(link).toHaveAttribute('href', '#rows/terms/terms/warehouse')
  expect(page.getByText(t('changed.none')).query()).toBeNull()
})

test('the version on the site is marked; going back to one can be undone at once', async () => {
  const { answers } = await open({ state: 'published' })
  const line = (mark: string) => page.getByRole('listitem').filter({ hasText: mark })
  await expect.element(line(t('back.online')).getByText('Orario invernale')).toBeVisible()
  answers['/desk/api/publish/back'] = { id: 7 }
  await line('Orario estivo').getByRole('button').click()
  await expect.element(page.getByText(t('back.done'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Annulla' })).toBeVisible()
})

test('a preview is shown until the files are newer', async () => {
  const { unmount } = await open({ state: 'built' })
  await expect.element(page.getByRole('combobox')).toBeVisible()
  await expect.element(page.getByText(t('built'))).toBeVisible()
  await unmount()
  await open({ state: 'built', isPreviewOld: true })
  const build = page.getByRole('button', { name: t('build') })
  await expect.element(build).toBeVisible()
  for (const gone of [page.getByText(t('built')), page.getByRole('combobox')]) expect(gone.query()).toBeNull()
})
