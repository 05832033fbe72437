import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { BuiltPage } from '#shared/built-site.ts'
import { type Language, languages } from '#shared/locale.ts'
import { matchPath } from '#shared/match-path.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import { builtOrigin, builtPages, isBuilt, readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { words } from '#tests/helpers/words.ts'

const built = builtPages().map((page) => ({ ...page, html: readBuilt(page.file) }))
type Built = (typeof built)[number]

describe('built pages', () => {
  test('are there for every page, language and form', () => {
    expect(built.length).toBeGreaterThanOrEqual(8 * 2 * 2)
    expect(new Set(built.map(({ file }) => file)).size).toBe(built.length)
  })

  test('every link and every fragment inside the site leads somewhere', () => {
    const wrong = built.flatMap((page) =>
      linksOf(page)
        .filter((href) => !isResolved(href, page))
        .map(told(page)),
    )
    expect(wrong).toEqual([])
  })

  test('as long as nobody is named whom the data go to, every form says that the site is being set up', () => {
    const forms = built.filter(({ html }) => html.includes('id="contact-form"'))
    expect(forms.length).toBeGreaterThan(4)
    for (const { file, html, lang } of forms) {
      const isTold = html.includes(words(lang)('contact.privacy.inProgress'))
      expect(isTold, file).toBe(setting('company.name') === '')
    }
  })

  test('every script, style, picture and face that a page names was built', () => {
    const wrong = built.flatMap((page) => {
      const named = [
        ...page.html.matchAll(/<(?:script|img|link|use|source)\b[^>]*?\s(?:src|href)="(\/[^"#?]+)/g),
      ]
      return named
        .map(([, path = '']) => path)
        .filter((path) => !isBuilt(path) && !matchPath(path))
        .map(told(page))
    })
    expect(wrong).toEqual([])
  })

  test('nothing is loaded from anywhere else', () => {
    const wrong = built.flatMap(({ html, file }) =>
      [
        ...html.matchAll(/<(?:script|img|iframe|source|video|audio)\b[^>]*\ssrc="(?:https?:)?\/\/[^"]*"/g),
      ].map(([tag]) => `${file}: ${tag}`),
    )
    expect(wrong).toEqual([])
  })

  test('no id stands twice, and every reference to one is answered', () => {
    for (const { html, file } of built) {
      const ids = idsOf(html)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([])
      const references = [
        ...html.matchAll(/\s(?:for|popovertarget|aria-(?:controls|labelledby|describedby))="([^"]+)"/g),
      ].flatMap(([, list = '']) => list.split(/\s+/))
      expect(
        references.filter((id) => !ids.includes(id)),
        file,
      ).toEqual([])
    }
  })

  test('no list is empty, and no filter has a single choice', () => {
    for (const { html, file } of built) {
      const empty = html.match(/<(ul|ol|dl|tbody)\b[^>]*>\s*<\/\1>/g)
      expect(empty, file).toBeNull()
      const filters = html.match(/<nav\b[^>]*class="filter[^>]*>.*?<\/nav>/gs) ?? []
      expect(
        filters.filter((nav) => nav.split('<a').length < 3),
        file,
      ).toEqual([])
    }
  })

  test('headings start with one h1 and skip no level', () => {
    for (const { html, file } of built) {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
      expect(levels.filter((level) => level === 1).length, file).toBe(1)
      levels.forEach((level, index) => {
        expect(
          level - (levels[index - 1] ?? 0),
          `${file}: heading ${index + 1} of ${levels}`,
        ).toBeLessThanOrEqual(1)
      })
    }
  })

  test('canonical address, alternates and language belong together', () => {
    const address = (page: Built, lang: Language) =>
      builtOrigin() + pagePath(page.page, { lang, addressForm: 'pinned' }, page.part)
    for (const page of built) {
      const { html, file, lang } = page
      expect(html, file).toContain(`<html lang="${lang}"`)
      const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]
      const alternates = Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, of, to]) => [
          of,
          to,
        ]),
      )
      if (!requirePage(page.page).indexed) {
        expect(html, file).toContain('<meta name="robots" content="noindex"')
        expect(canonical, file).toBeUndefined()
        continue
      }
      expect(canonical, file).toBe(address(page, lang))
      expect(alternates, file).toEqual({
        ...Object.fromEntries(languages.map((other) => [other, address(page, other)])),
        // A list's further part has no address without a language.
        ...(!page.part && { 'x-default': builtOrigin() + requirePage(page.page).path }),
      })
    }
  })

  test('a shared link shows the card, by its whole address', async () => {
    for (const { html, file, page } of built) {
      const card = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1]
      expect(card, file).toBe(requirePage(page).indexed ? `${builtOrigin()}/card.png` : undefined)
    }
    const { width, height } = await sharp(`${siteRoot}/dist/client/card.png`).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  test('no page shows a key in place of its words, or an empty place', () => {
    for (const { html, file } of built) {
      const text = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '\n')
      expect(text.match(/\{\{\w+\}\}|\bundefined\b|\[object |\bNaN\b/g), file).toBeNull()
      expect(
        text.match(/^\s*(?:home|header|footer|offering|panel|meta|shell)\.[\w.-]+\s*$/gm),
        file,
      ).toBeNull()
    }
  })
})

function linksOf({ html }: Built): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^(https?|mailto|tel):/.test(href))
}

function isResolved(href: string, from: Built): boolean {
  const url = new URL(href, `http://site${from.path}`)
  const target = href.startsWith('#') ? from : builtAt(url.pathname, from.lang)
  if (!target) return isBuilt(url.pathname)
  const id = decodeURIComponent(url.hash.slice(1))
  return id === '' || idsOf(target.html).includes(id)
}

function builtAt(path: string, visitor: Language): Built | undefined {
  const match = matchPath(path)
  if (!match) return undefined
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path
  return built.find((row) => row.path === clean && row.lang === (match.lang ?? visitor))
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
}

function told(page: BuiltPage) {
  return (text: string) => `${page.file}: ${text}`
}
