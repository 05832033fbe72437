import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { storageNames } from '#content/storage-names.ts'
import { contentSecurityPolicy, securityHeaders } from '#server/plugins/security-headers.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { defaultLanguage, languages } from '#shared/locale.ts'

export type StaticHost = { origin: string; formServer: string }

/** Moves pages to where hosts serve them without a redirect, and adds what headers would say. */
export function makeStaticPages(client: string, built: readonly BuiltPage[], host: StaticHost): BuiltPage[] {
  const pages = built.filter((page) => isServed(page, host)).map((page) => ({ page, file: fileOf(page) }))
  const documents = pages.map(({ page, file }) => {
    const html = readFileSync(`${client}/${page.file}`, 'utf8')
    return { file, html: withPolicy(html, page, host) }
  })
  for (const { file } of built) rmSync(`${client}/${file}`)
  for (const { file, html } of documents) {
    mkdirSync(dirname(`${client}/${file}`), { recursive: true })
    writeFileSync(`${client}/${file}`, html)
  }
  return pages.map(({ page, file }) => ({ ...page, file }))
}

/** Neutral paths have one file for all languages. Pages that need a server are left out. */
function isServed({ page, lang, addressForm }: BuiltPage, { formServer }: StaticHost): boolean {
  if (page === 'phone' || (page === 'thanks' && formServer === '')) return false
  return addressForm === 'pinned' || lang === defaultLanguage
}

function fileOf({ path }: BuiltPage): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

const firstTag = '<meta charset="utf-8">'

/** As a `<meta>`, valid on every host; only `frame-ancestors` needs a header (`host-files.ts`). */
function withPolicy(html: string, { path, styleHash, addressForm }: BuiltPage, host: StaticHost): string {
  const isNeutral = addressForm === 'neutral'
  const script = isNeutral ? `sha256-${hash('sha256', languageScript, 'base64')}` : undefined
  const own = contentSecurityPolicy(styleHash, { script, formServer: host.formServer })
  const sent = securityHeaders(host.origin.startsWith('https:'), own)['content-security-policy'] ?? ''
  const policy = sent.replace(/frame-ancestors [^;]*; /, '')
  const tags = [
    firstTag,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...(isNeutral ? [`<script data-path="${path === '/' ? '' : path}">${languageScript}</script>`] : []),
  ]
  if (!html.includes(firstTag)) throw new Error(`The page ${path} has no ${firstTag}.`)
  return html.replace(firstTag, () => tags.join('\n'))
}

/** Redirects neutral paths by `startLanguage`. The same text on every page, so that one CSP hash suffices. */
const languageScript = [
  '(({dataset:{path}})=>{',
  `const all=${JSON.stringify(languages)},first=location.pathname.split("/")[1],`,
  `kept=(/(?:^|; )${storageNames.language}=(\\w+)/.exec(document.cookie)||[])[1],`,
  'lang=[first,kept,navigator.language.split("-")[0].toLowerCase()].find((tag)=>all.includes(tag)),',
  'to="/"+lang+path;',
  'if(lang&&to!==location.pathname&&(lang===first||lang!==document.documentElement.lang))',
  'location.replace(to+location.search+location.hash)',
  '})(document.currentScript)',
].join('')
