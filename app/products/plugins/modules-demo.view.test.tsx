import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { modules, platforms } from '#content/modules.ts'
import { languages } from '#shared/locale.ts'
import { axeFindings } from '#tests/components/axe-findings.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ModuleSwitch } from './module-switch.tsx'
import { Section } from './modules-demo.tsx'
import { SitePage } from './site-page.tsx'
import { tryModule, untried } from './tried-module.ts'

beforeEach(() => {
  freshShop()
  tryModule(untried)
})

afterEach(() => {
  for (const { id } of toasts.list()) toasts.remove(id)
  vi.restoreAllMocks()
})

test.for(languages)('each platform lists its modules, marked as examples (%s)', async (lang) => {
  const t = words(lang)
  await renderView(<Section />, { lang })
  const parts = [...document.querySelectorAll('#example h4')].map((heading) => heading.parentElement)
  expect(parts).toHaveLength(platforms.length)
  for (const [index, platform] of platforms.entries()) {
    const part = parts[index]
    expect(part?.querySelector('h4')?.textContent).toBe(t(`offering.${platform}.name`))
    const own = modules.filter((module) => module.platform === platform)
    expect(own.length).toBeGreaterThan(0)
    expect([...(part?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual(
      own.map(({ name, text }) => `${name[lang]} ${text[lang]}`),
    )
  }
})

test('the preview has the visitor’s business name, and no sold-out dishes', async () => {
  const t = words('it')
  await renderView(<Section />)
  expect(document.body.textContent).toContain(t('plugins.site'))
  setOwnName('Bottega Verdi')
  await expect.poll(() => document.body.textContent).not.toContain(t('plugins.site'))
  expect(document.body.textContent).toContain('Bottega Verdi')
  setOwnName('')
  const block = () => drawn()?.textContent ?? ''
  expect(block()).toContain(t('dish.trofie'))
  demoShop.act({ type: 'finish', dish: 'trofie' })
  await expect.poll(block).not.toContain(t('dish.trofie'))
  expect(block()).toContain(t('dish.pansoti'))
  demoShop.act({ type: 'finish', dish: 'pansoti' })
  await expect.poll(block).toContain(t('plugins.finished'))
})

const it = words('it')
const title = () => page.getByRole('textbox', { name: it('plugins.field.title'), exact: true })
const choice = (name: string) => page.getByRole('radio', { name, exact: true })
const drawn = () => document.querySelector('#example figure')
const drawnRows = () => [...(drawn()?.querySelectorAll('li') ?? [])].map((row) => row.firstChild?.textContent)
const shown = () => page.getByRole('status', { name: it('plugins.field.code') })
const expectCode = (code: string) => expect.element(shown()).toHaveTextContent(code)
const place = () => drawn()?.getAttribute('data-place')

async function openForm() {
  await renderView(
    <>
      <h1>Easy</h1>
      <Section />
    </>,
  )
  await page.getByRole('button', { name: it('plugins.try') }).click()
  await expect.element(shown()).toBeVisible()
}

test('arrow keys choose block, with the shop’s stock, and place, which are announced and change the shortcode', async () => {
  await openForm()
  expect(place()).toBe('below')
  await expectCode('[menu_del_giorno]')
  choice(it('plugins.block')).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expectCode('[disponibile]')
  expect(drawnRows()).toEqual([it('goods.coffee'), it('goods.moka'), it('goods.honey')])
  expect(drawn()?.textContent).toContain(it('plugins.stock', { count: 4 }))
  demoShop.act({ type: 'unload', article: 'coffee', pieces: 4 })
  await expect.poll(() => drawn()?.querySelector('s')?.textContent).toBe(it('goods.coffee'))
  expect(drawn()?.textContent).toContain(it('ecommerce.out'))
  choice(it('plugins.place.below')).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(place()).toBe('above')
  const values = {
    block: it('plugins.block.stock'),
    place: it('plugins.place.above'),
    code: '[disponibile]',
  }
  await expect.element(page.getByText(it('plugins.result', values))).toBeInTheDocument()
  await page.getByRole('button', { name: it('demo.reset') }).click()
  await expectCode('[menu_del_giorno]')
  expect(place()).toBe('below')
})

test('fields change the shortcode, which is copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openForm()
  await title().fill('[Oggi]')
  const sizes = () =>
    [...document.querySelectorAll<HTMLElement>('fieldset label')].map(({ offsetWidth, offsetHeight }) => [
      offsetWidth,
      offsetHeight,
    ])
  const before = sizes()
  await choice('4').click()
  expect(sizes(), 'no choice moves another').toEqual(before)
  await expectCode('[menu_del_giorno titolo="Oggi" righe="4"]')
  expect(drawnRows()).toHaveLength(4)
  await page.getByRole('button', { name: it('plugins.copy') }).click()
  expect(copied).toHaveBeenCalledExactlyOnceWith('[menu_del_giorno titolo="Oggi" righe="4"]')
  await choice(it('plugins.block.diary')).click()
  await expectCode('[agenda]')
  await expect.element(title()).toHaveValue('')
})

test('has no axe violation with the open form', async () => {
  await openForm()
  expect(await axeFindings()).toEqual([])
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

test('the switch takes the block out of every view of the page, a choice in the form puts it back', async () => {
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
  await page.getByRole('switch').click()
  expect(rows()).toEqual([0, 0])
  tryModule({ shortcode: { block: 'diary', title: '', rows: 3 } })
  await expect.poll(rows).toEqual([3, 3])
  await expect.element(page.getByRole('switch')).toBeChecked()
})
