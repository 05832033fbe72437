import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { headerMenus, href, offeringTarget } from '#shared/navigation.ts'
import { clickInPlace, hrefsOf, renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Header } from './header.tsx'

const t = words('it')
const head = (id: 'ecosystem' | 'solutions' | 'portfolio') =>
  page.getByRole('button', { name: t(`header.menu.${id}`) })
const links = (id: string) => [...document.querySelectorAll(`#menu-${id} a[href]`)]
const isOpen = (id: string) => document.getElementById(`menu-${id}`)?.matches(':popover-open')

test('Tab moves through a dropdown; leaving it closes it', async () => {
  await renderView(<Header />)
  const button = head('solutions').element()
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen('solutions')).toBe(true)
  for (const link of links('solutions')) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(link)
  }
  expect(isOpen('solutions')).toBe(true)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(head('portfolio').element())
  await expect.poll(() => isOpen('solutions')).toBe(false)
})

test('a followed link and Back close a dropdown; a link opened in a new tab does not', async () => {
  await renderView(<Header />)
  await head('ecosystem').click()
  const [link] = links('ecosystem')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    clickInPlace(link, { [key]: true })
    expect(isOpen('ecosystem')).toBe(true)
  }
  clickInPlace(link)
  await expect.poll(() => isOpen('ecosystem')).toBe(false)
  await head('ecosystem').click()
  window.dispatchEvent(new Event('popstate'))
  expect(isOpen('ecosystem')).toBe(false)
})

test('the current page is marked and the quotation’s subject, and the logo links to home', async () => {
  await renderView(<Header />, { page: 'menudigitale' })
  const current = [...document.querySelectorAll('nav [aria-current="page"]')]
  expect(current.map((link) => link.textContent)).toEqual([t('offering.menudigitale.name')])
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/it/menudigitale'])
  expect(current[0]?.matches('nav > ul > li > a')).toBe(true)
  await expect.element(page.getByRole('link', { name: t('header.logo') })).toHaveAttribute('href', '/it')
  expect(hrefsOf(document, 'header a.button')).toEqual(['/it/contact?subject=menudigitale'])
})

test('an available entry has its link; a coming one is marked unavailable and has none', async () => {
  await renderView(<Header />)
  const all = headerMenus().flatMap(({ groups }) => groups.flatMap(({ offerings }) => offerings))
  expect(hrefsOf(document, 'header a.button')).toEqual(['/it/contact'])
  const shown = [...document.querySelectorAll('nav [popover] a')]
  expect(shown.map((link) => link.querySelector('b')?.textContent)).toEqual(
    all.map(({ id }) => t(`offering.${id}.name`)),
  )
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(
    all.map((offering) => {
      const target = offeringTarget(offering)
      return target ? href(target, { lang: 'it', addressForm: 'pinned' }) : null
    }),
  )
  for (const link of shown) {
    const isDead = !link.hasAttribute('href')
    expect(link.hasAttribute('tabindex')).toBe(false)
    expect([link.getAttribute('role'), link.getAttribute('aria-disabled')]).toEqual(
      isDead ? ['link', 'true'] : [null, null],
    )
  }
})

test('groups are labelled, and a button controls its dropdown as a disclosure, not a menu', async () => {
  await renderView(<Header />)
  expect(document.querySelectorAll('[role^=menu], [aria-haspopup]')).toHaveLength(0)
  for (const { id, groups } of headerMenus()) {
    const drop = document.getElementById(`menu-${id}`)
    const lists = [...(drop?.querySelectorAll('ul') ?? [])]
    const nameOf = (list: Element) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')
    expect(lists.map((list) => nameOf(list)?.textContent)).toEqual(
      groups.map((group) => t(`header.group.${group.id}`)),
    )
    expect(document.querySelector(`[aria-controls="menu-${id}"]`)?.getAttribute('popovertarget')).toBe(
      `menu-${id}`,
    )
  }
})

const burger = () => page.getByRole('button', { name: t('header.menu'), exact: true })
const nav = () => document.getElementById('site-nav')?.matches(':popover-open')

async function showOnPhone(height: number) {
  await page.viewport(360, height)
  onTestFinished(() => page.viewport(1280, 800))
  await renderView(<Header />)
}

test('the phone menu unfolds one group at a time; rotating the phone folds all', async () => {
  await showOnPhone(640)
  const button = (id: string) => document.querySelector<HTMLElement>(`[aria-controls="menu-${id}"]`)
  const expanded = () =>
    headerMenus()
      .filter(({ id }) => button(id)?.ariaExpanded === 'true')
      .map(({ id }) => id)
  await burger().click()
  expect(nav()).toBe(true)
  await expect.element(head('ecosystem')).toHaveAttribute('aria-expanded', 'false')
  for (const [id, open] of [
    ['ecosystem', ['ecosystem']],
    ['solutions', ['solutions']],
    ['solutions', []],
    ['ecosystem', ['ecosystem']],
  ] as const) {
    button(id)?.click()
    await expect.poll(expanded).toEqual(open)
    expect(nav()).toBe(true)
  }
  expect(links('ecosystem')[0]?.checkVisibility()).toBe(true)
  await page.viewport(1200, 640)
  await expect.poll(nav).toBe(false)
  expect(button('ecosystem')?.ariaExpanded).toBeNull()
  await page.viewport(360, 640)
  await expect.poll(() => button('ecosystem')?.ariaExpanded).toBe('false')
})

test('every entry of the phone menu can be scrolled into view', async () => {
  await showOnPhone(480)
  await burger().click()
  for (const { id } of headerMenus()) {
    document.querySelector<HTMLElement>(`[aria-controls="menu-${id}"]`)?.click()
    const last = links(id).at(-1)
    await expect.poll(() => last?.checkVisibility()).toBe(true)
    last?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = last?.getBoundingClientRect()
    expect(box?.top).toBeGreaterThanOrEqual(60)
    expect(box?.bottom).toBeLessThanOrEqual(480)
  }
})
