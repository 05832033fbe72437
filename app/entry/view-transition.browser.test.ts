import { afterEach, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { runViewTransition } from './view-transition.ts'

const link = document.createElement('a')
link.innerHTML = '<svg class="mark"></svg><svg class="icon"></svg>'
document.body.append(link)
const spyOnTransitions = () => vi.spyOn(document, 'startViewTransition')

afterEach(() => commands.setLook({}))

test('runViewTransition updates the page at once under prefers-reduced-motion', async () => {
  const starts = spyOnTransitions()
  const update = vi.fn()
  const finished = runViewTransition(update, link)
  expect(update).toHaveBeenCalledOnce()
  await finished
  expect(starts).not.toHaveBeenCalled()
  expect(document.querySelector('[data-turns]')).toBeNull()
})

test('runViewTransition updates the page even when the next transition interrupts it', async () => {
  await commands.setLook({ motion: true })
  const starts = spyOnTransitions()
  const updates: string[] = []
  await Promise.all([
    runViewTransition(() => updates.push('one'), link),
    runViewTransition(() => updates.push('two'), null),
  ])
  expect(updates).toEqual(['one', 'two'])
  const [first] = starts.mock.results
  await expect(first?.value.ready).rejects.toThrow()
})
