import { describe, expect, test } from 'vitest'
import { renderPage } from '#app/entry/entry.prerender.tsx'
import { type PageModule, pageModules } from '#app/entry/page-modules.ts'
import { type PageId, pages } from '#content/pages.ts'
import { storage } from '#content/storage.ts'
import { companyKind, rowsFor } from '#shared/company.ts'
import { type Language, languages } from '#shared/locale.ts'
import { feedPath, homeAnchors, href, pagePath } from '#shared/navigation.ts'
import { homeCells, pageSubject, pageTarget, productPages } from '#shared/products.ts'
import { setting } from '#shared/setting.ts'
import { dictionaries, words } from '#tests/helpers/words.ts'
import { listRows } from './list-rows.ts'
import { all, hrefsOf, textsOf } from './render-view.tsx'

const origin = 'https://shop.example'

async function draw(page: PageId, lang: Language, part?: string) {
  const edition = { lang, addressForm: 'pinned' } as const
  const request = { page, part, edition, rows: listRows(page, lang), dictionary: dictionaries[lang] }
  const { head, body } = await renderPage({ ...request, origin, lazyStyle: '/assets/later.css' })
  return new DOMParser().parseFromString(`<html><head>${head}</head><body>${body}</body></html>`, 'text/html')
}

const drawn = new Map<string, Promise<Document>>()

/** A page as the build renders it, from the sources, before any script; drawn once for all tests. */
function documentOf(page: PageId, lang: Language): Promise<Document> {
  const key = `${lang} ${page}`
  const known = drawn.get(key) ?? draw(page, lang)
  drawn.set(key, known)
  return known
}

const tagOf = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1)
const addressesOf = (document: Document) =>
  all(document, 'link[rel=canonical], link[hreflang]').map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])

/** Elements and attributes without content; lists: `tests/shipped/site-checks.ts`. */
function emptyParts(document: Document): string[] {
  const holding = 'p, li, dt, dd, th, label, legend, button, a, summary, small, b, em, strong'
  const shown = 'img, svg, input, select, textarea'
  const empty = all(document, holding)
    .filter((element) => element.textContent.trim() === '' && !element.querySelector(shown))
    .filter((element) => !element.matches('[role=status], [role=alert], [aria-hidden=true] *'))
  const mayBeEmpty = ['alt', 'value', 'content', 'required', 'disabled', 'hidden', 'checked', 'selected']
  const booleans = ['novalidate', 'multiple', 'autofocus', 'async', 'open', 'inert', 'popover', 'nomodule']
  const valueless = all(document, '*').flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => value === '' && !/^data-/.test(name))
      .filter(({ name }) => ![...mayBeEmpty, ...booleans].includes(name))
      .map(({ name }) => `${name} of ${tagOf(element)}`),
  )
  return [...empty.map(tagOf), ...valueless]
}

const everyPage = pages.flatMap(({ id, indexed }) => languages.map((lang) => ({ page: id, lang, indexed })))

test.for(everyPage)('$page in $lang has no empty part', async ({ page, lang }) => {
  expect(emptyParts(await documentOf(page, lang))).toEqual([])
})

test.for(everyPage)('$page in $lang has its lazy sections in order, their sheet before them', async (row) => {
  const { page, lang } = row
  const document = await documentOf(page, lang)
  const { sections = [] }: PageModule = await pageModules[page]()
  const awaited = sections.map(({ id }) => id)
  // React marks where a section begins. An empty section is not in the page.
  const begins = ({ previousSibling }: Element) => previousSibling?.nodeValue === '$'
  const there = all(document, 'main > section').filter(begins)
  expect(awaited.filter((id) => document.getElementById(id))).toEqual(there.map(({ id }) => id))
  const sheet = document.querySelector('link.lazy-style[rel=stylesheet][href="/assets/later.css"]')
  const isBefore = (id: string) => {
    const section = document.querySelector(`#${id}`)
    return section && sheet?.compareDocumentPosition(section) !== Node.DOCUMENT_POSITION_FOLLOWING
  }
  expect(awaited.filter(isBefore)).toEqual(page === 'home' ? awaited.slice(0, 1) : [])
})

test.for(everyPage)(
  '$page in $lang has title, description, feed, robots, canonical and card',
  async (row) => {
    const { page, lang, indexed } = row
    const document = await documentOf(page, lang)
    const t = words(lang)
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')
    const title = t(`meta.${page}.title`)
    expect([document.title, content('[name=description]')]).toEqual([title, t(`meta.${page}.description`)])
    const feed = document.querySelector('link[type="application/atom+xml"]')
    expect([feed?.getAttribute('rel'), feed?.getAttribute('href')]).toEqual(['alternate', feedPath(lang)])
    expect(content('[name=robots]')).toBe(indexed ? undefined : 'noindex')
    const at = (to: Language) => origin + pagePath(page, { lang: to, addressForm: 'pinned' })
    const known = [
      ['canonical', null, at(lang)],
      ...languages.map((to) => ['alternate', to, at(to)]),
      ['alternate', 'x-default', origin + pagePath(page, { lang, addressForm: 'neutral' })],
    ]
    expect(addressesOf(document)).toEqual(indexed ? known : [])
    const card = ['title', 'image', 'locale'].map((name) => content(`[property="og:${name}"]`))
    const region = expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/)
    expect(card).toEqual(indexed ? [title, `${origin}/card.png`, region] : [undefined, undefined, undefined])
  },
)

test('a further part of a list has addresses of its own, and none without a language', async () => {
  expect(addressesOf(await draw('releases', 'it', '2'))).toEqual([
    ['canonical', null, `${origin}/it/releases/2`],
    ['alternate', 'it', `${origin}/it/releases/2`],
    ['alternate', 'en', `${origin}/en/releases/2`],
  ])
})

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
    expect(textsOf(home, '#write h2')).toEqual([t('home.write.title'), t('who.title')])
    const ways = all(home, 'main section > div > p > a.go:first-child').map((way) => way.getAttribute('href'))
    const own = productPages.filter((page) => homeAnchors().some((anchor) => anchor === page))
    expect(ways).toEqual(own.map((page) => href({ page, anchor: 'bannerTop' }, edition)))
  })

  test('the releases page links to the feed', async () => {
    const document = await documentOf('releases', lang)
    expect(document.querySelector(`main a[href="${feedPath(lang)}"]`)?.textContent.trim()).not.toBe('')
  })

  test('the privacy page lists every stored item and the controller', async () => {
    const document = await documentOf('privacy', lang)
    // Names that end in a colon are prefixes, followed by a version.
    const names = storage.flatMap((row) => row.names.map((name) => name.replace(/:$/, '')))
    expect(names).not.toContain('')
    expect(textsOf(document, '#storage tbody code')).toEqual(names)
    expect(textsOf(document, '#storage tbody tr td:last-child')).toEqual(
      storage.map(({ id }) => t(`stored.${id}.duration`)),
    )
    const controller = `${t('privacy.controller.name')} ${setting('company.name')}, ${setting('company.address')}.`
    const reached = `${t('privacy.controller.email')} ${setting('company.email')}.`
    expect(textsOf(document, 'main p')).toContain(`${controller} ${reached}`)
    expect(hrefsOf(document, 'main p > a[rel]')).toEqual(['https://www.garanteprivacy.it/'])
    const isMissing = rowsFor('must', companyKind()).some(({ key }) => setting(key) === '')
    const told = textsOf(document, '#company p')
    expect(told.includes(t('privacy.company.missing'))).toBe(isMissing)
  })

  test('the phone page is built in its waiting state, without the frame of other pages', async () => {
    const phone = await documentOf('phone', lang)
    expect(all(phone, 'main [data-waiting]')).toHaveLength(1)
    const frame = 'body > :is(header, #side-panel, #footer)'
    expect(all(phone, frame)).toEqual([])
    expect(all(await documentOf('home', lang), frame)).toHaveLength(3)
  })

  test.for(productPages)('%s shows its questions and a form with its subject selected', async (product) => {
    const document = await documentOf(product, lang)
    expect(all(document, '#questions details').length).toBeGreaterThan(1)
    expect(document.querySelector('#write h2')?.textContent).toBe(`${t('product.quote')}.`)
    const chosen = document.querySelector<HTMLOptionElement>('#write [name=subject] [selected]')
    expect(chosen?.value).toBe(pageSubject(product))
  })
})
