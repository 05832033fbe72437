import { expect, onTestFinished, test } from 'vitest'
import { lazySection, type SectionModule } from '#app/components/lazy/lazy-section.ts'
import { renderOnClient } from './client-render.ts'

function Near() {
  return <p>Vicino</p>
}

function oldPage() {
  const root = document.createElement('div')
  root.innerHTML = '<main><h1>Parole vecchie</h1></main>'
  document.body.append(root)
  document.body.dataset.unhydrated = '*'
  onTestFinished(() => {
    root.remove()
    delete document.body.dataset.unhydrated
  })
  return root
}

test('renderOnClient keeps the old page until all lazy sections have loaded', async () => {
  const root = oldPage()
  const arrival = Promise.withResolvers<SectionModule>()
  const asked: string[] = []
  const near = lazySection('near', () => {
    asked.push('near')
    return arrival.promise
  })
  const rendering = renderOnClient(root, <h1>Parole nuove</h1>, [near])
  await expect.poll(() => asked).toEqual(['near'])
  expect(root.textContent).toBe('Parole vecchie')
  arrival.resolve({ Section: Near })
  const reactRoot = await rendering
  expect(root.innerHTML).toBe('<h1>Parole nuove</h1>')
  expect(document.body.dataset.unhydrated).toBe('')
  reactRoot.unmount()
  expect(root.innerHTML).toBe('')
})
