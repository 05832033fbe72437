import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { lazySection, type SectionModule } from '#app/components/lazy/lazy-section.ts'
import { words } from '#tests/helpers/words.ts'
import { afterHydration, renderOnClient } from './after-hydration.ts'

const Near = () => <p>Vicino</p>

test('renderOnClient keeps the old page until all lazy sections have loaded', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<main><h1>Parole vecchie</h1></main>'
  document.body.dataset.unhydrated = '*'
  onTestFinished(() => {
    root.remove()
    delete document.body.dataset.unhydrated
  })
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

describe('afterHydration', () => {
  // It adds listeners that last as long as the page, so it is called once.

  const t = words('it')
  const shown: string[] = []
  const meta = document.createElement('meta')

  beforeAll(() => {
    meta.name = 'description'
    document.head.append(meta)
    document.documentElement.dataset.fresh = ''
    document.title = 'as built'
    afterHydration({
      page: 'releases',
      part: undefined,
      rows: '{"days":"May"}',
      partName: (rows) => `${rows} as built`,
      edition: { lang: 'it', addressForm: 'pinned' },
      t,
      isSame: false,
      show: (id, _, rows, visit) => {
        shown.push(`${id} ${rows} ${visit}`)
        const main = document.getElementById('main')
        if (main) main.innerHTML = `<h1>${id}</h1>`
      },
    })
  })

  beforeEach(() => {
    document.body.innerHTML =
      '<main id="main"><h1>home</h1></main><p role="status" id="announcer"></p><div style="block-size: 5000px"></div>'
    history.replaceState(null, '', '/it/releases')
    shown.length = 0
  })

  test('marks links as live and lays out the rest of the page', async () => {
    expect(document.documentElement.dataset.live).toBe('links')
    expect(document.title).toBe(`{"days":"May"} as built · ${t('meta.releases.title')}`)
    await expect.poll(() => 'fresh' in document.documentElement.dataset).toBe(false)
  })

  test('a navigation shows a page and updates its head once, not again for the page shown', async () => {
    await navigation.navigate('/it/costaeventi').finished
    await navigation.navigate('/it/lawyers').finished
    expect([document.title, meta.content]).toEqual([t('meta.lawyers.title'), t('meta.lawyers.description')])
    await navigation.navigate('/it/lawyers', { history: 'push' }).finished
    await navigation.navigate('/it/releases').finished
    expect(shown).toEqual(['costaeventi undefined 1', 'lawyers undefined 2', 'releases {"days":"May"} 3'])
    expect(document.title).toBe(`May · ${t('meta.releases.title')}`)
  })
})
