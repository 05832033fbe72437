import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { counter } from '#app/counter/counter-store.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { PanelRest } from './panel-rest.tsx'

const t = words('it')
const rest = () => document.querySelector('[data-panel-rest]')
const figure = () => rest()?.querySelector('p span')?.textContent
const step = () => rest()?.querySelector('a[href*="/contact"]')

function Demo({ figure: told }: { figure: string }) {
  useTellFigure('warehouse', told)
  return null
}

function Switched() {
  const [told, setTold] = useState('')
  return (
    <>
      {told && <Demo figure={told} />}
      <PanelRest current="warehouse" />
      {['1 · 473,20 €', '0 · 500,00 €', ''].map((one) => (
        <button key={one} type="button" value={one} onClick={() => setTold(one)}>
          {one || 'none'}
        </button>
      ))}
    </>
  )
}

beforeEach(freshShop)

test('the display says what the demo in view shows now, follows it, and forgets it when it is gone', async () => {
  await renderView(<Switched />)
  const show = (told: string) => document.querySelector<HTMLElement>(`button[value="${told}"]`)?.click()
  expect(rest()?.querySelector('b')?.textContent).toBe(t('panel.warehouse'))
  for (const told of ['1 · 473,20 €', '0 · 500,00 €']) {
    show(told)
    await expect.poll(figure).toBe(told)
  }
  show('')
  await expect.poll(figure).toBe(t('panel.here'))
})

test.for([
  ['warehouse', 'warehouse', 'warehouse'],
  ['plugins', 'wordpress', 'plugins'],
  ['lawyers', 'lawyers', 'lawyers'],
] as const)('from %s one step leads to the form, with the subject %s', async ([id, subject, name]) => {
  await renderView(<PanelRest current={id} />)
  expect(step()?.getAttribute('href')).toBe(`/it/contact?subject=${subject}`)
  expect(step()?.textContent).toBe(t('product.ask', { name: t(`offering.${name}.name`) }))
})

test('on home one step leads to the form', async () => {
  await renderView(<PanelRest current="home" />)
  expect(step()?.getAttribute('href')).toBe('/it/contact')
})

test('a page without a product has its name and no step', async () => {
  await renderView(<PanelRest current={null} />, { page: 'privacy' })
  expect(rest()?.querySelector('b')?.textContent).toBe(t('footer.privacy'))
  expect(step()).toBeNull()
})

test('beside the shop’s demonstrations it is their till roll, beside others not', async () => {
  const roll = () => rest()?.querySelector(`[aria-label="${t('counter.title')}"]`)
  counter.act({ type: 'load', article: 'moka', pieces: 1 })
  const view = await renderView(<PanelRest current="ecommerce" />)
  await expect.poll(() => roll()?.querySelectorAll('li').length).toBe(1)
  await view.unmount()
  await renderView(<PanelRest current="lawyers" />)
  expect(rest()?.querySelector('b')?.textContent).toBe(t('panel.lawyers'))
  expect(roll()).toBeNull()
})
