import { expect, onTestFinished, test } from 'vitest'
import { laterSection, type SectionModule } from '#app/components/later/later-section.ts'
import { renderAgain } from './render-again.ts'

function Near() {
  return <p>Vicino</p>
}

function oldPage() {
  const root = document.createElement('div')
  root.innerHTML = '<main><h1>Parole vecchie</h1></main>'
  document.body.append(root)
  onTestFinished(() => root.remove())
  return root
}

test('a page in new words takes the place of the old one when all its parts have come, whole', async () => {
  const root = oldPage()
  const arrival = Promise.withResolvers<SectionModule>()
  const asked: string[] = []
  const near = laterSection('near', () => {
    asked.push('near')
    return arrival.promise
  })
  const rendering = renderAgain(root, <h1>Parole nuove</h1>, [near])
  await expect.poll(() => asked).toEqual(['near'])
  expect(root.textContent).toBe('Parole vecchie')
  arrival.resolve({ Section: Near })
  const reactRoot = await rendering
  expect(root.innerHTML).toBe('<h1>Parole nuove</h1>')
  reactRoot.unmount()
  expect(root.innerHTML).toBe('')
})

test('a page without later sections is drawn anew too', async () => {
  const root = oldPage()
  const reactRoot = await renderAgain(root, <h1>Parole nuove</h1>, undefined)
  expect(root.innerHTML).toBe('<h1>Parole nuove</h1>')
  reactRoot.unmount()
})
