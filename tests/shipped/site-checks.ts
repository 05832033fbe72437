import { extname } from 'node:path'
import { HtmlValidate } from 'html-validate/node'
import { JSDOM } from 'jsdom'
import { contentFaults } from '#scripts/content/content-faults.ts'
import { mediaTypes } from '#server/site/resource-headers.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import type { Language } from '#shared/locale.ts'
import { matchPath } from '#shared/paths.ts'
import { setting } from '#shared/setting.ts'
import { builtPages, isBuilt, readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

const built = builtPages().map((page) => ({ ...page, html: readBuilt(page.file) }))
type Built = (typeof built)[number]

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements, booleans and quotes in its own way, and lower-cases no SVG attribute.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Safari drops a list's role with its bullets, so it is written where it matters.
    'no-redundant-role': 'off',
    // axe checks landmarks and roles in a real browser: an aside within a section is no landmark.
    'unique-landmark': 'off',
    'prefer-native-element': 'off',
    'heading-level': 'error',
    'no-missing-references': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/** What must hold of a built site whatever its owner writes. Checks return what is wrong; none needs a browser. */
export const siteChecks: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  'the owner’s files and the dictionaries have no content faults': () => contentFaults(siteRoot),

  'every page is valid HTML': invalidHtml,

  'structured data say of the provider only what the page shows': () =>
    built.flatMap((page) => unshownFacts(page.html).map(told(page))),

  'every internal link has a built target, and its fragment an element': () =>
    built.flatMap((page) =>
      linksOf(page)
        .filter((href) => !isResolved(href, page))
        .map(told(page)),
    ),

  'every script, style sheet, picture and font that a page references was built and is served': () =>
    built.flatMap((page) =>
      filesOf(page.html)
        .filter((path) => !(isBuilt(path) && mediaTypes[extname(path)]) && !matchPath(path))
        .map(told(page)),
    ),

  'no list is empty': () =>
    built.flatMap((page) => {
      const empty = page.html.match(/<(ul|ol|dl|tbody)\b[^>]*>\s*<\/\1>/g) ?? []
      return empty.map(told(page))
    }),

  'contact forms show the notice ‘in progress’ exactly while company.name is empty': () => {
    const forms = built.filter(({ html }) => html.includes('id="contact-form"'))
    const wrong = forms.filter(
      ({ html, lang }) => html.includes(inProgress(lang)) !== (setting('company.name') === ''),
    )
    return forms.length > 4 ? wrong.map(({ file }) => file) : ['too few forms']
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

const statements = new Set(
  `name legalName description jobTitle telephone email vatID areaServed streetAddress postalCode addressLocality
  addressRegion opens closes`.split(/\s+/),
)

/** Compared without spaces, since addresses contain break opportunities. */
function unshownFacts(html: string): string[] {
  const { document } = new JSDOM(html).window
  const facts = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  for (const hidden of document.querySelectorAll('script, style, template')) hidden.remove()
  const packed = (text: string) => text.replace(/\s+/g, '')
  const shown = packed(document.body.textContent)
  const said: string[] = []
  JSON.parse(facts, (name, value) => {
    if (statements.has(name)) said.push(String(value).replace(/^0(?=\d:)/, ''))
    return value
  })
  return said.filter((text) => !shown.includes(packed(text)))
}

function inProgress(lang: Language): string {
  const words: Record<string, string> = JSON.parse(readBuilt(`assets/i18n/${lang}.json`))
  return words['contact.privacy.inProgress'] ?? ''
}

function filesOf(html: string): string[] {
  const tags = html.match(/<(?:script|img|link|use|source)\b[^>]+>/g) ?? []
  const addresses = tags.flatMap((tag) => [...tag.matchAll(/\s(?:src|href|srcset)="([^"]+)"/g)])
  return addresses
    .flatMap(([, text = '']) => text.split(/,\s+/))
    .map((address) => address.split(/[\s#?]/)[0] ?? '')
    .filter((path) => path.startsWith('/'))
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

/**
 * What a validator says of the pages: rule, fault, file and element. It also looks for doubled ids, for what a label or an
 * ARIA attribute refers to, and at the levels of headings. A neutral address has the same page but for links and head.
 */
async function invalidHtml(): Promise<string[]> {
  const wrong = new Set<string>()
  for (const { file, html } of built.filter(({ addressForm }) => addressForm === 'pinned')) {
    const report = await validator.validateString(html, file)
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages)
        wrong.add(`${ruleId}: ${message} (${file} ${selector})`)
    }
  }
  return [...wrong].slice(0, 40)
}
