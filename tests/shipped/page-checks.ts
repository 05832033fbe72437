import sharp from 'sharp'
import type { BuiltPage } from '#shared/built-site.ts'
import { type Language, languages } from '#shared/locale.ts'
import { matchPath } from '#shared/match-path.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import { builtOrigin, builtPages, isBuilt, readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

const built = builtPages().map((page) => ({ ...page, html: readBuilt(page.file) }))
type Built = (typeof built)[number]

type Check = () => string[] | Promise<string[]>

/** What must hold of every page, whatever the owner writes; each check returns what is wrong. */
export const pageChecks: Readonly<Record<string, Check>> = {
  'no page is built twice, and at least 32 pages are built': () => {
    const files = built.map(({ file }) => file)
    const twice = files.filter((file, index) => files.indexOf(file) !== index)
    return built.length < 8 * 2 * 2 ? [`only ${built.length} pages`, ...twice] : twice
  },

  'every internal link has a built target, and its fragment an element': () =>
    built.flatMap((page) =>
      linksOf(page)
        .filter((href) => !isResolved(href, page))
        .map(told(page)),
    ),

  'contact forms show the notice ‘in progress’ exactly while company.name is empty': () => {
    const forms = built.filter(({ html }) => html.includes('id="contact-form"'))
    const wrong = forms.filter(
      ({ html, lang }) => html.includes(inProgress(lang)) !== (setting('company.name') === ''),
    )
    return forms.length > 4 ? wrong.map(({ file }) => file) : ['too few forms']
  },

  'every script, style sheet, picture and font that a page references was built': () =>
    built.flatMap((page) =>
      [...page.html.matchAll(/<(?:script|img|link|use|source)\b[^>]*?\s(?:src|href)="(\/[^"#?]+)/g)]
        .map(([, path = '']) => path)
        .filter((path) => !isBuilt(path) && !matchPath(path))
        .map(told(page)),
    ),

  'no page loads from another origin': () =>
    built.flatMap((page) =>
      [
        ...page.html.matchAll(
          /<(?:script|img|iframe|source|video|audio)\b[^>]*\ssrc="(?:https?:)?\/\/[^"]*"/g,
        ),
      ].map(([tag]) => told(page)(tag)),
    ),

  'ids are unique, and every reference to an id has its element': () =>
    built.flatMap((page) => {
      const ids = idsOf(page.html)
      const references = [
        ...page.html.matchAll(/\s(?:for|popovertarget|aria-(?:controls|labelledby|describedby))="([^"]+)"/g),
      ].flatMap(([, list = '']) => list.split(/\s+/))
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
        ...references.filter((id) => !ids.includes(id)),
      ].map(told(page))
    }),

  'no list is empty, and no filter has a single choice': () =>
    built.flatMap((page) => {
      const empty = page.html.match(/<(ul|ol|dl|tbody)\b[^>]*>\s*<\/\1>/g) ?? []
      const filters = page.html.match(/<nav\b[^>]*class="filter[^>]*>.*?<\/nav>/gs) ?? []
      return [...empty, ...filters.filter((nav) => nav.split('<a').length < 3)].map(told(page))
    }),

  'headings start with one h1 and skip no level': () =>
    built.flatMap((page) => {
      const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'))
      const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
      const isRight =
        levels.filter((level) => level === 1).length === 1 &&
        levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)
      return isRight ? [] : [told(page)(`headings ${levels}`)]
    }),

  'canonical, alternates and language of each page match': () =>
    built.flatMap((page) => headFaults(page).map(told(page))),

  'og:image of indexed pages is the absolute address of the card': async () => {
    const { width, height } = await sharp(`${siteRoot}/dist/client/card.png`).metadata()
    const wrong = built.filter(({ html, page }) => {
      const card = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1]
      return card !== (requirePage(page).indexed ? `${builtOrigin()}/card.png` : undefined)
    })
    return [
      ...wrong.map(({ file }) => file),
      ...(width === 1200 && height === 630 ? [] : [`${width} × ${height}`]),
    ]
  },

  'no page shows a dictionary key, an unfilled placeholder or ‘undefined’': () =>
    built.flatMap((page) => {
      const text = page.html.slice(page.html.indexOf('<body')).replace(/<[^>]+>/g, '\n')
      return [
        ...(text.match(/\{\{\w+\}\}|\bundefined\b|\[object |\bNaN\b/g) ?? []),
        ...(text.match(/^\s*(?:home|header|footer|offering|panel|meta|shell)\.[\w.-]+\s*$/gm) ?? []),
      ].map(told(page))
    }),
}

function inProgress(lang: Language): string {
  const words: Record<string, string> = JSON.parse(readBuilt(`assets/i18n/${lang}.json`))
  return words['contact.privacy.inProgress'] ?? ''
}

function headFaults({ html, lang, page, part }: Built): string[] {
  const address = (of: Language) => builtOrigin() + pagePath(page, { lang: of, addressForm: 'pinned' }, part)
  const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]
  const faults = html.includes(`<html lang="${lang}"`) ? [] : ['another language']
  if (!requirePage(page).indexed) {
    if (!html.includes('<meta name="robots" content="noindex"')) faults.push('no robots are told to stay out')
    if (canonical) faults.push(`canonical ${canonical}`)
    return faults
  }
  if (canonical !== address(lang)) faults.push(`canonical ${canonical}`)
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    .map(([, of, to]) => `${of} ${to}`)
    .sort()
  const expected = languages.map((other) => `${other} ${address(other)}`)
  // A list's further part has no address without a language.
  if (!part) expected.push(`x-default ${builtOrigin()}${requirePage(page).path}`)
  if (alternates.join() !== expected.sort().join()) faults.push(`alternates ${alternates.join(', ')}`)
  return faults
}

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

function told({ file }: BuiltPage) {
  return (text: string) => `${file}: ${text}`
}
