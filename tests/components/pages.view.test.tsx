import { describe, expect, test } from 'vitest'
import { type PageModule, pageModules } from '#app/entry/page-modules.ts'
import { events } from '#content/events.ts'
import { type PageId, pages } from '#content/pages.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { type Language, languages } from '#shared/locale.ts'
import { matchPath } from '#shared/match-path.ts'
import { feedPath, pagePath } from '#shared/navigation.ts'
import { words } from '#tests/helpers/words.ts'
import { all, documentOf, origin, tagOf } from './drawn-page.ts'

const everyPage = pages.flatMap(({ id, indexed }) => languages.map((lang) => ({ page: id, lang, indexed })))

describe.for(everyPage)('$page in $lang', ({ page, lang, indexed }) => {
  test('has one h1, skips no heading level and has no empty heading', async () => {
    const document = await documentOf(page, lang)
    const headings = all(document, 'main :is(h1, h2, h3, h4, h5, h6)')
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([])
    expect(headings.filter(({ textContent }) => textContent.trim() === '').map(tagOf)).toEqual([])
  })

  test('has no empty element, empty list or empty attribute', async () => {
    const document = await documentOf(page, lang)
    const holding = 'p, li, dt, dd, th, label, legend, button, a, summary, small, b, em, strong'
    const shown = 'img, svg, input, select, textarea'
    const empty = all(document, holding)
      .filter((element) => element.textContent.trim() === '' && !element.querySelector(shown))
      .filter((element) => !element.matches('[role=status], [role=alert], [aria-hidden=true] *'))
    expect(empty.map(tagOf)).toEqual([])
    expect(all(document, ':is(ul, ol, dl, tbody, select):not(:has(*))').map(tagOf)).toEqual([])
    const mayBeEmpty = ['alt', 'value', 'content', 'required', 'disabled', 'hidden', 'checked', 'selected']
    const booleans = ['novalidate', 'multiple', 'autofocus', 'async', 'open', 'inert', 'popover', 'nomodule']
    const valueless = all(document, '*').flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => value === '' && !/^data-/.test(name))
        .filter(({ name }) => ![...mayBeEmpty, ...booleans].includes(name))
        .map(({ name }) => `${name} of ${tagOf(element)}`),
    )
    expect(valueless).toEqual([])
  })

  test('has unique ids, and an element for every reference to an id', async () => {
    const document = await documentOf(page, lang)
    const ids = all(document, '[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const references = ['for', 'popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby']
    const named = references.flatMap((name) =>
      all(document, `[${name}]`).flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/)),
    )
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('declares its lazy sections in page order', async () => {
    const document = await documentOf(page, lang)
    const { sections = [] }: PageModule = await pageModules[page]()
    const awaited = sections.map(({ id }) => id)
    // React marks where a section begins. An empty section is not in the page.
    const begins = ({ previousSibling }: Element) => previousSibling?.nodeValue === '$'
    const there = all(document, 'main > section').filter(begins)
    expect(awaited.filter((id) => document.getElementById(id))).toEqual(there.map(({ id }) => id))
  })

  test('links only to existing pages, fragments and files of its language', async () => {
    const document = await documentOf(page, lang)
    const wrong: string[] = []
    for (const link of all(document, 'a[href]')) {
      const address = link.getAttribute('href') ?? ''
      if (/^(mailto:.+@.+|tel:\+?\d+|https?:)/.test(address)) continue
      if (!(await leadsSomewhere(address, page, lang))) wrong.push(tagOf(link))
    }
    expect(wrong).toEqual([])
  })

  test('has title, description, feed, robots, canonical and Open Graph tags', async () => {
    const document = await documentOf(page, lang)
    const t = words(lang)
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')
    expect(document.title).toBe(t(`meta.${page}.title`))
    expect(content('[name=description]')).toBe(t(`meta.${page}.description`))
    const feed = document.querySelector('link[type="application/atom+xml"]')
    expect([feed?.getAttribute('rel'), feed?.getAttribute('href')]).toEqual(['alternate', feedPath(lang)])
    expect(content('[name=robots]')).toBe(indexed ? undefined : 'noindex')
    const addresses = all(document, 'link[rel=canonical], link[hreflang]').map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    const at = (to: Language) => origin + pagePath(page, { lang: to, addressForm: 'pinned' })
    const known = [
      ['canonical', null, at(lang)],
      ...languages.map((to) => ['alternate', to, at(to)]),
      ['alternate', 'x-default', origin + pagePath(page, { lang, addressForm: 'neutral' })],
    ]
    expect(addresses).toEqual(indexed ? known : [])
    const card = {
      title: t(`meta.${page}.title`),
      image: `${origin}/card.png`,
      locale: /^[a-z]{2}_[A-Z]{2}$/,
    }
    expect(content('[property="og:title"]')).toBe(indexed ? card.title : undefined)
    expect(content('[property="og:image"]')).toBe(indexed ? card.image : undefined)
    if (indexed) expect(content('[property="og:locale"]')).toMatch(card.locale)
  })
})

/** Whether an address inside the site is that of a page, with its fragment, in the same language; or of a known file. */
async function leadsSomewhere(address: string, from: PageId, lang: Language): Promise<boolean> {
  const isFile = [feedPath(lang), eventFilePath(lang)].includes(address) || /^\/\S+\.webp$/.test(address)
  const isEvent = events.some(({ id }) => eventFilePath(lang, id) === address)
  const isSwitch = languages.some((to) => to !== lang && address === switchedPath(from, to))
  if (isFile || isEvent || isSwitch) return true
  const url = new URL(address, origin + pagePath(from, { lang, addressForm: 'pinned' }))
  const match = address.startsWith('#') ? { page: from, lang } : matchPath(url.pathname)
  if (match?.lang !== lang) return false
  // The fragment of the menu's page is the menu.
  if (url.hash === '' || match.page === 'menu') return true
  return (await documentOf(match.page, lang)).querySelector(`[id="${url.hash.slice(1)}"]`) !== null
}

/** The same page in another language; from one that is not there, home. */
function switchedPath(page: PageId, lang: Language): string {
  return pagePath(page === 'notfound' ? 'home' : page, { lang, addressForm: 'pinned' })
}
