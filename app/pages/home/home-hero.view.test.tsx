import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { counter } from '#app/counter/counter-store.ts'
import { ownFragment } from '#app/counter/own-address.ts'
import { sayOwnName } from '#app/counter/own-name.ts'
import { triedWords } from '#app/counter/roll/tried-words.ts'
import { chooseAudience } from '#app/platform/use-audience.ts'
import { addressParts } from '#shared/address-parts.ts'
import { requireOffering } from '#shared/navigation.ts'
import { audienceSubject } from '#shared/products.ts'
import { setting } from '#shared/setting.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { stayHere } from '#tests/components/stay-here.ts'
import { twoFrames } from '#tests/components/two-frames.ts'
import { words } from '#tests/helpers/words.ts'
import { Section } from './home-hero.tsx'

const t = words('it')
const hero = () => document.querySelector<HTMLElement>('#bannerTop')
const example = () => document.querySelector('#bannerTop [role=status]')?.textContent
const ask = () => document.querySelector<HTMLAnchorElement>('#bannerTop .actions .button')
const asking = () => [ask()?.textContent, ask()?.getAttribute('href')]
const message = () => drafts.load()?.texts.message?.split('\n')
const addressOf = (audience: 'venue' | null, name: string) =>
  new URL(ownFragment({ audience, name }), location.href).href

function nobody() {
  freshShop()
  drafts.clear()
  sayOwnName('')
  chooseAudience(null)
}

beforeEach(async () => {
  nobody()
  await renderView(<Section />)
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of toasts.list()) toasts.remove(id)
  nobody()
})

/** What each of the four corrects, and in whose colours. */
const corrected = {
  venue: ['menudigitale', t('home.hero.price')],
  shop: ['warehouse', t('warehouse.copies.field', { item: '' }).trim()],
  studio: ['lawyers', t('lawyers.copies.field')],
  site: ['plugins', t('plugins.copies.field')],
} as const
const field = (name: string) => page.getByRole('textbox', { name, exact: false })
const accent = () => hero()?.dataset.accent

test('who chooses again before an example has come gets the last one chosen', async () => {
  chooseAudience('studio')
  await expect.poll(accent).toBe(requireOffering('lawyers').accent)
  chooseAudience('site')
  await expect.element(page.getByText(t('home.example.site'))).toBeVisible()
  chooseAudience('studio')
  await expect.element(page.getByText(t('home.example.studio'))).toBeVisible()
  await import('#app/products/plugins/plugins-copies.tsx')
  await twoFrames()
  await expect.element(field(t('lawyers.copies.field'))).toBeVisible()
  expect(accent()).toBe(requireOffering('lawyers').accent)
})

test.for(['shop', 'venue', 'studio', 'site'] as const)(
  'whoever is one of the four (%s) corrects an example of theirs, and asks about it',
  async (id) => {
    expect([example(), accent()]).toEqual([t('home.example.nobody'), requireOffering('menudigitale').accent])
    await expect.element(field(t('home.hero.price'))).toBeVisible()
    expect(asking()).toEqual([t('home.hero.ask'), '/it/contact'])
    chooseAudience(id)
    const [product, label] = corrected[id]
    await expect.element(field(label)).toBeVisible()
    expect([example(), accent()]).toEqual([t(`home.example.${id}`), requireOffering(product).accent])
    expect(asking()).toEqual([t('home.hero.ask'), `/it/contact?subject=${audienceSubject(id)}`])
    chooseAudience(null)
    await expect.element(field(t('home.hero.price'))).toBeVisible()
    expect(accent()).toBe(requireOffering('menudigitale').accent)
  },
)

test('it says what is done, by whom and in which town, and leads to the tools', () => {
  const { town = '' } = addressParts(setting('company.address'))
  expect(hero()?.querySelector('h1')?.textContent).toBe(t('home.hero.title'))
  expect(hero()?.querySelector('.lead')?.textContent).toBe(t('home.hero.lead'))
  expect([...(hero()?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toContain(
    t('home.hero.maker', { town }),
  )
  const look = page.getByRole('link', { name: t('home.hero.look') })
  expect(look.element().getAttribute('href')).toBe('/it#tools')
})

test('who opens the address of somebody’s shop finds its name on the page', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  history.replaceState(null, '', ownFragment({ audience: 'venue', name: 'Osteria Verdi' }))
  await renderView(<Section />)
  await expect.poll(asking).toEqual([t('own.send'), `/it/contact?subject=${audienceSubject('venue')}`])
  expect(example()).toBe(t('home.example.venue'))
})

test('without a name of their own the visitor simply goes to the form', () => {
  const visited = stayHere()
  ask()?.click()
  expect(visited).toEqual(['/it/contact'])
  expect(message()).toBeUndefined()
})

test('with a name the request begins with it and with the address that shows it', async () => {
  const visited = stayHere()
  sayOwnName('Da Nives')
  const url = addressOf(null, 'Da Nives')
  await expect.poll(asking).toEqual([t('own.send'), '/it/contact'])
  ask()?.click()
  await expect.poll(() => visited).toEqual(['/it/contact'])
  expect(message()).toEqual([t('own.message', { name: 'Da Nives' }), t('own.opens', { url })])
  expect(drafts.load()?.texts.company).toBe('Da Nives')
})

test('what was tried in the shop stands between the two, and who is known asks about theirs', async () => {
  const visited = stayHere()
  sayOwnName('Da Nives')
  chooseAudience('venue')
  counter.act({ type: 'finish', dish: 'tart' })
  const url = addressOf('venue', 'Da Nives')
  const tried = triedWords({ t, lang: 'it' })
  await expect.poll(asking).toEqual([t('own.send'), `/it/contact?subject=${audienceSubject('venue')}`])
  ask()?.click()
  await expect.poll(() => visited).toEqual([`/it/contact?subject=${audienceSubject('venue')}`])
  expect(message()).toEqual([
    t('own.message', { name: 'Da Nives' }),
    t('own.tried', { tried }),
    t('own.opens', { url }),
  ])
  expect(drafts.load()?.texts.subject).toBe(audienceSubject('venue'))
})

test.for(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
  'with a key held down (%s) the browser does with the link what it always does',
  async (key) => {
    sayOwnName('Da Nives')
    await expect.poll(() => ask()?.textContent).toBe(t('own.send'))
    const left: boolean[] = []
    const onClick = (event: MouseEvent) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', onClick)
    onTestFinished(() => window.removeEventListener('click', onClick))
    ask()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    expect(left).toEqual([true])
    expect(message()).toBeUndefined()
  },
)

test('what goes wrong on the way to the form is told', async () => {
  expectError(/^Error: broken$/)
  const show = vi.spyOn(toasts, 'show')
  const visited = stayHere()
  vi.spyOn(counter, 'getHistory').mockImplementation(() => {
    throw new Error('broken')
  })
  sayOwnName('Da Nives')
  await expect.poll(() => ask()?.textContent).toBe(t('own.send'))
  ask()?.click()
  await expect.poll(() => show.mock.calls.map(([{ kind }]) => kind)).toEqual(['error'])
  expect(visited).toEqual([])
})
