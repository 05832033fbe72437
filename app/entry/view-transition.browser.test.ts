import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { runViewTransition } from './view-transition.ts'

const link = document.createElement('a')
link.innerHTML = '<svg class="mark"></svg><svg class="icon"></svg>'
const tile = link.querySelector<SVGElement>('svg.icon')
const marks = () => [...document.querySelectorAll('[data-turns]')]
const turned = () => vi.spyOn(document, 'startViewTransition')

beforeEach(() => {
  document.body.append(link)
})

afterEach(async () => {
  vi.restoreAllMocks()
  link.remove()
  await commands.setLook({})
})

test('who wants no motion has the other page at once', async () => {
  const turns = turned()
  const put = vi.fn()
  const over = runViewTransition(put, link)
  expect(put).toHaveBeenCalledOnce()
  await over
  expect(turns).not.toHaveBeenCalled()
  expect(marks()).toEqual([])
})

test('so has a browser that cannot turn pages', async () => {
  await commands.setLook({ motion: true })
  const { startViewTransition } = Document.prototype
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  onTestFinished(() => {
    Document.prototype.startViewTransition = startViewTransition
  })
  const put = vi.fn()
  const over = runViewTransition(put, link)
  expect(put).toHaveBeenCalledOnce()
  await over
})

test('the tile of the chosen product is marked until the other page is there, and the turn ends with it', async () => {
  await commands.setLook({ motion: true })
  const turns = turned()
  const marked: Element[][] = []
  const over = runViewTransition(() => marked.push(marks()), link)
  expect([marks(), marked]).toEqual([[tile], []])
  await over
  expect([marked, marks()]).toEqual([[[tile]], []])
  expect(turns).toHaveBeenCalledOnce()
})

test('without a link, or with one that has no tile, the page fades', async () => {
  await commands.setLook({ motion: true })
  const turns = turned()
  const put = vi.fn()
  await runViewTransition(put, null)
  await runViewTransition(put, document.createElement('a'))
  expect([put.mock.calls.length, turns.mock.calls.length]).toEqual([2, 2])
})

test('a turn that the next one cuts short brings its page all the same, and is no fault', async () => {
  await commands.setLook({ motion: true })
  const turns = turned()
  const put: string[] = []
  await Promise.all([
    runViewTransition(() => put.push('one'), link),
    runViewTransition(() => put.push('two'), null),
  ])
  expect(put).toEqual(['one', 'two'])
  const [first] = turns.mock.results
  await expect(first?.value.ready).rejects.toThrow()
})

test('a page that cannot be put is told to whoever turns it', async () => {
  await commands.setLook({ motion: true })
  const put = () => {
    throw new Error('broken')
  }
  await expect(runViewTransition(put, link)).rejects.toThrow('broken')
})
