import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { twoFrames } from '#tests/components/render-view.tsx'
import { Lazy } from '../components/lazy/lazy.tsx'
import { lazySection, type SectionModule } from '../components/lazy/lazy-section.ts'
import { startReplay } from '../platform/replay-early.ts'
import './load-after-paint.ts'

const clicks: string[] = []
startReplay()

/** Waits until every early click or change has been replayed. */
const waitForReplay = () => expect.poll(() => document.querySelector('[data-early]')).toBe(null)

/** `suppressHydrationWarning`: in development React would report the `data-early` marks. */
function Section() {
  const [title, setTitle] = useState('')
  const [isWhole, setWhole] = useState(false)
  return (
    <section id="near">
      <input
        suppressHydrationWarning
        id="title"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <input
        suppressHydrationWarning
        id="whole"
        type="checkbox"
        checked={isWhole}
        onChange={({ target }) => setWhole(target.checked)}
      />
      <button suppressHydrationWarning type="button" onClick={() => clicks.push('pressed')}>
        {`${title} ${isWhole}`}
      </button>
    </section>
  )
}

const html = `<main><!--$--><section id="near"><input id="title" value=""/><input id="whole" type="checkbox"/>
<button type="button"> false</button></section><!--/$--></main>`.replace('\n', '')

/** A page with a section that is not hydrated yet, and functions that use its controls. */
async function unhydratedPage() {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  // As `start.tsx` leaves it.
  document.body.dataset.unhydrated = '#near,'
  const arrival = Promise.withResolvers<SectionModule>()
  const near = lazySection('near', () => arrival.promise)
  const reactRoot = hydrateRoot(
    root,
    <main>
      <Lazy of={near} />
    </main>,
  )
  onTestFinished(() => {
    reactRoot.unmount()
    root.remove()
    clicks.length = 0
  })
  await twoFrames()
  const write = (value: string) => {
    const field = root.querySelector<HTMLInputElement>('#title')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    /** React hydrates the loaded section in a task of its own, after what the test does in this one. */
    arrive: async () => {
      arrival.resolve({ Section })
      await near.approach()
    },
    write,
    tick: () => root.querySelector<HTMLInputElement>('#whole')?.click(),
    press: () => root.querySelector('button')?.click(),
    shown: () => root.querySelector('button')?.textContent,
  }
}

test.for([
  ['text input', 'Festa false', ({ write }) => write('Festa')],
  ['checkbox click', ' true', ({ tick }) => tick()],
  ['button click', 'pressed', ({ press }) => press()],
] satisfies [string, string, (page: Awaited<ReturnType<typeof unhydratedPage>>) => void][])(
  '%s after a section’s code has loaded, before hydration, is replayed once',
  async ([, effect, act]) => {
    const page = await unhydratedPage()
    await page.arrive()
    act(page)
    await expect.poll(() => clicks.at(-1) ?? page.shown()).toBe(effect)
    await waitForReplay()
    expect(clicks.at(-1) ?? page.shown()).toBe(effect)
    expect(clicks.length).toBeLessThan(2)
  },
)

test('a checkbox ticked early stays ticked, and early text does not overwrite what was typed later', async () => {
  const page = await unhydratedPage()
  page.write('Fes')
  page.tick()
  await page.arrive()
  await twoFrames()
  page.write('Festa')
  await expect.poll(() => page.shown()).toBe('Festa true')
  await waitForReplay()
  expect(page.shown()).toBe('Festa true')
})
