import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView, visitQuery } from '#tests/components/render-view.tsx'
import { changeQuery, leaveQuery, useQuery } from './use-query.ts'

function Shown() {
  return <p>{`asked: ${useQuery()}`}</p>
}

const shows = (query: string) =>
  expect.element(page.getByText(`asked: ${query}`, { exact: true })).toBeVisible()

test('useQuery follows changes, links and Back; an empty value removes its key', async () => {
  visitQuery('subject=bars')
  await renderView(<Shown />)
  await shows('subject=bars')
  changeQuery({ subject: '', name: 'anna' }, 'push')
  await shows('name=anna')
  expect(location.search).toBe('?name=anna')
  changeQuery({ name: 'berta' }, 'replace')
  await shows('name=berta')
  history.back()
  await shows('subject=bars')
  navigation.addEventListener('navigate', (event) => event.intercept(), { once: true })
  await navigation.navigate(`${location.pathname}?subject=shops`, { history: 'replace' }).committed
  await shows('subject=shops')
})

test('leaveQuery goes back after a push, else removes the key', async () => {
  visitQuery('picture=2&subject=bars')
  await renderView(<Shown />)
  leaveQuery('picture')
  await shows('subject=bars')
  changeQuery({ picture: '3' }, 'push')
  await shows('subject=bars&picture=3')
  leaveQuery('picture')
  await shows('subject=bars')
  expect(history.state?.pushed).toBeUndefined()
})
