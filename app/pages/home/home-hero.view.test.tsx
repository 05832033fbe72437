import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { addressParts } from '#shared/address-parts.ts'
import { homeAudiences } from '#shared/products.ts'
import { setting } from '#shared/setting.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './home-hero.tsx'

const t = words('it')
const hero = () => document.querySelector<HTMLElement>('#bannerTop')
const title = () => hero()?.querySelector('h1')?.textContent

beforeEach(() => {
  freshShop()
  setOwnName('')
  return () => setOwnName('')
})

test('the hero says the service, the provider and the town', async () => {
  await renderView(<Section />)
  const { town = '' } = addressParts(setting('company.address'))
  const lines = textsOf(document, '#bannerTop p')
  expect(title()).toBe(t('home.hero.title'))
  expect({ ...hero()?.dataset }).toEqual({ accent: 'menudigitale', example: 'true' })
  expect(lines).toContain(t('home.hero.lead'))
  expect(lines).toContain(t('home.hero.maker', { town }))
})

test('each trade links to the page of its first product', async () => {
  await renderView(<Section />)
  const links = page.getByRole('navigation').getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    homeAudiences().map(({ id, offering }) => [t(`home.audience.${id}`), `/it/${offering.id}#bannerTop`]),
  )
})

test('the visitor’s business name appears in the headline and disappears with the name', async () => {
  await renderView(<Section />)
  await page.getByRole('textbox', { name: t('own.name') }).fill('Ferramenta Rossi')
  await expect.poll(title).toBe(t('home.hero.named', { name: 'Ferramenta Rossi' }))
  setOwnName('')
  await expect.poll(title).toBe(t('home.hero.title'))
})
