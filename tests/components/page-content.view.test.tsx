import { describe, expect, test } from 'vitest'
import { type PageModule, pageModules } from '#app/entry/page-modules.ts'
import { pages } from '#content/pages.ts'
import { releases } from '#content/releases.ts'
import { storage } from '#content/storage.ts'
import { companyKind, rowsFor } from '#shared/company-rows.ts'
import { homeAnchors } from '#shared/home-anchors.ts'
import { languages } from '#shared/locale.ts'
import { feedPath, footerShortcuts, href, offeringTarget, pagePath } from '#shared/navigation.ts'
import { homeCells, pageSubject, pageTarget, productPages } from '#shared/products.ts'
import { setting } from '#shared/setting.ts'
import { words } from '#tests/helpers/words.ts'
import { all, documentOf, draw, textsOf } from './drawn-page.ts'

describe.for(languages)('in %s', (lang) => {
  const t = words(lang)
  const edition = { lang, addressForm: 'pinned' } as const

  test('home shows a cell per product, and each section once with a link to its page', async () => {
    const home = await documentOf('home', lang)
    const cells = all(home, '#tools li:has(h3)')
    expect(cells.map((cell) => cell.querySelector('h3')?.textContent)).toEqual(
      homeCells().map(({ id }) => t(`offering.${id}.name`)),
    )
    expect(cells.map((cell) => cell.querySelector('a')?.getAttribute('href') ?? null)).toEqual(
      homeCells().map((row) => {
        const target = pageTarget(row)
        return target ? href(target, edition) : null
      }),
    )
    for (const cell of cells) {
      const isSoon = !cell.querySelector('a[href]')
      expect(cell.hasAttribute('data-soon')).toBe(isSoon)
      expect(cell.textContent.includes(t('header.group.soon'))).toBe(isSoon)
      expect(cell.querySelector('[role=link]')?.getAttribute('aria-disabled') ?? null).toBe(
        isSoon ? 'true' : null,
      )
    }
    // Drawings are hidden from machines; everybody else reads their words.
    const drawn = all(home, '#tools [aria-hidden] :is(b, small, td, span):not(:has(*))')
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter(({ textContent }) => textContent.trim() === '')).toEqual([])
    for (const anchor of homeAnchors()) expect(all(home, `main section#${anchor}`)).toHaveLength(1)
    const ways = all(home, 'main section > div > p > a.go').map((way) => way.getAttribute('href'))
    const own = productPages.filter((page) => homeAnchors().some((anchor) => anchor === page))
    expect(ways).toEqual(own.map((page) => href({ page, anchor: 'bannerTop' }, edition)))
  })

  test('on home the style sheet of lazy sections follows the first sections', async () => {
    const home = await draw('home', lang, '/assets/later.css')
    const sheet = home.querySelector('link.lazy-style[rel=stylesheet]')
    expect(sheet?.getAttribute('href')).toBe('/assets/later.css')
    const sections = all(home, 'main section')
    const isBefore = (section: Element) =>
      Boolean(sheet && section.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING)
    const before = sections.filter(isBefore)
    expect(before.map(({ id }) => id)).toContain('bannerTop')
    expect(sections.slice(0, before.length)).toEqual(before)
    expect(before.length).toBeLessThan(sections.length)
  })

  test('on other pages the style sheet of lazy sections precedes them all', async () => {
    for (const page of pages.map(({ id }) => id).filter((id) => id !== 'home')) {
      const { sections = [] }: PageModule = await pageModules[page]()
      const document = await draw(page, lang, '/assets/later.css')
      const sheet = document.querySelector('link.lazy-style')
      const later = all(document, 'main section').filter(({ id }) => sections.some((one) => one.id === id))
      const isBehind = (section: Element) =>
        Boolean(sheet && sheet.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING)
      expect(later.filter((section) => !isBehind(section)).map(({ id }) => `${page} ${id}`)).toEqual([])
    }
  })

  test('the logo mark consists of nine rectangles that fill its view box', async () => {
    const [mark] = all(await documentOf('thanks', lang), 'svg.mark')
    const cells = mark ? all(mark, 'rect') : []
    const box = (name: string) => cells.map((cell) => Number(cell.getAttribute(name)))
    const [x, y, width, height] = [box('x'), box('y'), box('width'), box('height')]
    expect(new Set(cells.map((_, index) => `${x[index]} ${y[index]}`)).size).toBe(9)
    for (const [from, size] of [
      [x, width],
      [y, height],
    ] as const) {
      const ends = from.map((start, index) => start + (size[index] ?? 0))
      expect([Math.min(...from), Math.max(...ends)]).toEqual([0, 26])
      expect([...new Set(from)].map((start) => start + from.filter((one) => one === start).length)).toEqual(
        [0, 9, 18].map((start) => start + 3),
      )
    }
    expect(mark?.getAttribute('viewBox')).toBe('0 0 26 26')
  })

  test('the releases page lists all releases in order and links to the feed', async () => {
    const document = await documentOf('releases', lang)
    const ids = releases.map(({ id }) => id)
    const shown = all(document, 'main [id]').map(({ id }) => id)
    expect(shown.filter((id) => ids.includes(id))).toEqual(ids)
    const feed = document.querySelector(`main a[href="${feedPath(lang)}"]`)
    expect(feed?.textContent.trim()).not.toBe('')
  })

  test('the privacy page lists every stored item and the controller', async () => {
    const document = await documentOf('privacy', lang)
    // Names that end in a colon are prefixes, followed by a version.
    const names = storage.flatMap((row) => row.names.map((name) => name.replace(/:$/, '')))
    expect(textsOf(document, '#storage tbody code')).toEqual(names)
    expect(textsOf(document, '#storage tbody tr td:last-child')).toEqual(
      storage.map(({ id }) => t(`stored.${id}.duration`)),
    )
    expect(document.body.textContent).toContain(setting('company.name') || setting('brand.name'))
    const isMissing = rowsFor('must', companyKind()).some(({ key }) => setting(key) === '')
    const told = textsOf(document, '#company p')
    expect(told.includes(t('privacy.company.missing'))).toBe(isMissing)
  })

  test('the phone page is built in its waiting state and explains where to get a code', async () => {
    const document = await documentOf('phone', lang)
    expect(all(document, 'main [data-waiting]')).toHaveLength(1)
    expect(textsOf(document, 'main .lead')).toEqual([
      t('phone.none.lead', { page: t('offering.easycomande.name') }),
      t('phone.none.script'),
    ])
  })

  test('the footer shows shortcuts, page links, languages and company data', async () => {
    const document = await documentOf('clients', lang)
    const footer = document.querySelector('footer')
    const links = footer ? all(footer, 'a[href^="/"]').map((link) => link.getAttribute('href')) : []
    expect(links).toEqual([
      ...footerShortcuts().map((row) => href(offeringTarget(row) ?? { page: 'home' }, edition)),
      ...(['releases', 'clients', 'contact', 'privacy'] as const).map((page) => pagePath(page, edition)),
      ...languages
        .filter((other) => other !== lang)
        .map((other) => pagePath('clients', { ...edition, lang: other })),
    ])
    const rows = footer ? textsOf(footer, 'dd') : []
    const keys = ['company.name', 'company.address', 'company.vat', 'company.register'] as const
    const known = keys.map((key) => setting(key)).filter(Boolean)
    expect(rows.slice(0, known.length)).toEqual(known)
    expect(footer?.textContent).toContain(t('footer.family'))
  })

  test.for(productPages)('%s shows its questions and a form with its subject selected', async (product) => {
    const document = await documentOf(product, lang)
    expect(all(document, '#questions details').length).toBeGreaterThan(1)
    const chosen = document.querySelector<HTMLOptionElement>('#write [name=subject] [selected]')
    expect(chosen?.value).toBe(pageSubject(product))
  })
})
