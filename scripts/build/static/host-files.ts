import { readdirSync, writeFileSync } from 'node:fs'
import { contentSecurityPolicy, securityHeaders } from '#server/plugins/security-headers.ts'
import { cacheControl } from '#server/site/load-site.ts'
import { isHashedPath } from '#shared/built-site.ts'
import { languages } from '#shared/locale.ts'
import type { StaticHost } from './static-pages.ts'

type Rule = { path: string; headers: Readonly<Record<string, string>> }

export function writeHostFiles(folder: string, host: StaticHost) {
  // `:file` matches one level, so it excludes the dictionaries, which the owner may edit.
  const other = readdirSync(`${folder}/assets`).find(
    (name) => name !== 'i18n' && !isHashedPath(`/assets/${name}`),
  )
  if (other) throw new Error(`assets/${other} would be kept for a year, but has no fingerprint in its name.`)
  const rules = headerRules(host)
  writeFileSync(`${folder}/_headers`, headersFile(rules))
  writeFileSync(
    `${folder}/_redirects`,
    languages.map((lang) => `/${lang}/* /${lang}/404.html 404\n`).join(''),
  )
  writeFileSync(`${folder}/.htaccess`, htaccess(rules))
  writeFileSync(`${folder}/.nojekyll`, '')
}

/** Few rules, since hosts limit them. All rules that match apply: two policies both hold. */
function headerRules({ origin }: StaticHost): readonly Rule[] {
  const always = securityHeaders(origin.startsWith('https:'), "frame-ancestors 'none'")
  const file = { 'content-security-policy': contentSecurityPolicy() }
  return [
    { path: '/*', headers: always },
    { path: '/ngsw-worker.js', headers: file },
    { path: '/assets/:file', headers: { ...file, 'cache-control': cacheControl('/assets/a-00000000.js') } },
  ]
}

function headersFile(rules: readonly Rule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

function htaccess(rules: readonly Rule[]): string {
  return [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'AddType application/manifest+json .webmanifest',
    'AddType application/atom+xml .atom',
    'AddType text/calendar .ics',
    'AddType image/avif .avif',
    'AddType font/woff2 .woff2',
    'AddCharset utf-8 .html .css .js .json .webmanifest .atom .ics .svg .xml .txt',
    'ErrorDocument 404 /404.html',
    ...languages.map(
      (lang) => `<If "%{REQUEST_URI} =~ m#^/${lang}/#">\nErrorDocument 404 /${lang}/404.html\n</If>`,
    ),
    'RewriteEngine On',
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^(.*[^/])/?$ /$1.html [END]',
    ...rules.map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`)
      return [`<If "%{THE_REQUEST} =~ m#^\\S+ ${pattern(path)}[? ]#">`, ...lines, '</If>'].join('\n')
    }),
    '',
  ].join('\n')
}

function pattern(path: string): string {
  return path.replaceAll('.', '\\.').replace('*', '\\S*').replace(':file', '[^/? ]+')
}
