import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { modules, platforms } from '#content/modules.ts'
import { languages } from '#shared/locale.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './module-list.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import { BlockChoice } from './plugins-page.tsx'
import { SitePage } from './site-page.tsx'
import { tryModule, untried } from './tried-module.ts'

beforeEach(() => {
  freshShop()
  tryModule(untried)
})

test.for(languages)('each platform lists its modules, marked as examples (%s)', async (lang) => {
  const t = words(lang)
  await renderView(<Section />, { lang })
  const parts = [...document.querySelectorAll('#example h3')].map((heading) => heading.parentElement)
  expect(parts).toHaveLength(platforms.length)
  for (const [index, platform] of platforms.entries()) {
    const part = parts[index]
    expect(part?.querySelector('h3')?.textContent).toBe(t(`offering.${platform}.name`))
    const own = modules.filter((module) => module.platform === platform)
    expect(own.length).toBeGreaterThan(0)
    expect([...(part?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual(
      own.map(({ name, text }) => `${name[lang]} ${text[lang]}`),
    )
  }
})

test('the preview has the visitor’s business name, and no sold-out dishes', async () => {
  await renderView(<SitePage />)
  expect(document.body.textContent).toContain(it('plugins.site'))
  setOwnName('Bottega Verdi')
  await expect.poll(() => document.body.textContent).not.toContain(it('plugins.site'))
  expect(document.body.textContent).toContain('Bottega Verdi')
  setOwnName('')
  const block = () => drawn()?.textContent ?? ''
  expect(block()).toContain(`${it('dish.trofie')}12,00`)
  demoShop.act({ type: 'finish', dish: 'trofie' })
  await expect.poll(block).not.toContain(it('dish.trofie'))
  expect(block()).toContain(`${it('dish.pansoti')}13,00`)
  demoShop.act({ type: 'finish', dish: 'pansoti' })
  await expect.poll(block).toContain(it('plugins.finished'))
})

const it = words('it')
const choice = (name: string) => page.getByRole('radio', { name, exact: true })
const drawn = () => document.querySelector('figure')
const drawnRows = () => [...(drawn()?.querySelectorAll('li') ?? [])].map((row) => row.firstChild?.textContent)
const shown = () => page.getByRole('status')
const expectCode = (code: string) => expect.element(shown()).toHaveTextContent(code)

test('arrow keys choose the block, with the shop’s stock, and change the shortcode', async () => {
  await renderView(
    <>
      <SitePage />
      <BlockChoice />
      <Section />
    </>,
  )
  await expectCode('[menu_del_giorno]')
  choice(it('plugins.block')).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expectCode('[disponibile]')
  expect(drawnRows()).toEqual([it('goods.coffee'), it('goods.moka'), it('goods.honey')])
  expect(drawn()?.textContent).toContain(it('plugins.stock', { count: 4 }))
  demoShop.act({ type: 'unload', article: 'coffee', pieces: 4 })
  await expect.poll(() => drawn()?.querySelector('s')?.textContent).toBe(it('goods.coffee'))
  expect(drawn()?.textContent).toContain(it('ecommerce.out'))
})

test.for([true, false])("the switch has contrast to its product's colour (on: %s)", async (isOn) => {
  tryModule({ isOn })
  await renderView(
    <div data-accent="plugins" style={{ background: 'var(--accent)', color: 'rgb(255, 255, 255)' }}>
      <ModuleSwitch />
    </div>,
  )
  const knob = page.getByRole('switch', { name: it('plugins.switch') }).element().firstElementChild
  if (!knob) throw new Error('no knob')
  expect(getComputedStyle(knob).borderTopColor).toBe('rgb(255, 255, 255)')
  const { backgroundColor, boxShadow } = getComputedStyle(knob, '::after')
  expect(isOn ? boxShadow : backgroundColor).toContain('rgb(255, 255, 255)')
})

test('the switch takes the block out of every view of the page, a choice of the block puts it back', async () => {
  await renderView(
    <>
      <ModuleSwitch />
      <SitePage />
      <SitePage isShort />
    </>,
  )
  const rows = () =>
    [...document.querySelectorAll('figure')].map((site) => site.querySelectorAll('li').length)
  expect(rows()).toEqual([2, 2])
  expect(page.getByText(it('plugins.site.text')).elements()).toHaveLength(1)
  await page.getByRole('switch').click()
  expect(rows()).toEqual([0, 0])
  tryModule({ block: 'diary' })
  await expect.poll(rows).toEqual([3, 3])
  const glaze = `${it('plugins.day.tuesday')} · ${it('plugins.diary.glaze')}`
  expect(textsOf(document, 'figure:first-of-type :is(s, li > span)')).toEqual([
    '10:00',
    glaze,
    it('plugins.cancelled'),
    '18:30',
  ])
  await expect.element(page.getByRole('switch')).toBeChecked()
})
