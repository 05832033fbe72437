import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { twoFrames } from '#tests/components/two-frames.ts'
import { Lazy } from '../components/lazy/lazy.tsx'
import { lazySection, type SectionModule } from '../components/lazy/lazy-section.ts'
import { startReplay } from '../platform/replay-early.ts'
import './load-after-paint.ts'

const heard: string[] = []
startReplay()

/** No early tap or change is left to be replayed. */
const replayed = () => expect.poll(() => document.querySelector('[data-early]')).toBe(null)

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
        onChange={() => setWhole(!isWhole)}
      />
      <button suppressHydrationWarning type="button" onClick={() => heard.push('pressed')}>
        {`${title} ${isWhole}`}
      </button>
    </section>
  )
}

const html = `<main><!--$--><section id="near"><input id="title" value=""/><input id="whole" type="checkbox"/>
<button type="button"> false</button></section><!--/$--></main>`.replace('\n', '')

/** A page with a section that is not hydrated, and its controls. */
async function asleep() {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
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
    heard.length = 0
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
  ['a text', 'Festa false', ({ write }) => write('Festa')],
  ['a tick', ' true', ({ tick }) => tick()],
  ['a press', 'pressed', ({ press }) => press()],
] satisfies [string, string, (page: Awaited<ReturnType<typeof asleep>>) => void][])(
  '%s in the moment between the arrival of a section’s code and its waking is heard, and once',
  async ([, effect, act]) => {
    const page = await asleep()
    await page.arrive()
    act(page)
    await expect.poll(() => heard.at(-1) ?? page.shown()).toBe(effect)
    await replayed()
    expect(heard.at(-1) ?? page.shown()).toBe(effect)
    expect(heard.length).toBeLessThan(2)
  },
)

test('a press while the section’s code is on its way is heard when it has come, and once', async () => {
  const page = await asleep()
  page.press()
  await page.arrive()
  await expect.poll(() => heard).toEqual(['pressed'])
  await replayed()
  expect(heard).toEqual(['pressed'])
})

test('what is written on, while what was written before waking waits, is not undone', async () => {
  const page = await asleep()
  page.write('Fes')
  await page.arrive()
  await twoFrames()
  page.write('Festa')
  await expect.poll(() => page.shown()).toBe('Festa false')
  await replayed()
  expect(page.shown()).toBe('Festa false')
})
