import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPage } from '#server/fixtures/small-site.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { writeHostFiles } from './host-files.ts'
import { makeStaticPages } from './static-pages.ts'

const host = { origin: 'https://a.example', formServer: '' }

const neutral = { addressForm: 'neutral' } as const
const built = [
  builtPage('/it/lawyers', 'it/lawyers/index.html', { styleHash: 'sha256-own' }),
  builtPage('/lawyers', 'lawyers/index.html', { ...neutral, lang: 'en' }),
  builtPage('/lawyers', 'lawyers/index.it.html', neutral),
  builtPage('/', 'index.html', { ...neutral, lang: 'en', page: 'home' }),
  builtPage('/it/phone', 'it/phone/index.html', { page: 'phone' }),
  builtPage('/it/contact/thanks', 'it/contact/thanks/index.html', { page: 'thanks' }),
]

function made(more: Partial<typeof host> = {}) {
  const client = ownFolder()
  for (const { file } of built)
    writeDeep(`${client}/${file}`, `<head>\n<meta charset="utf-8">\n<!-- ${file} -->`)
  const pages = makeStaticPages(client, built, { ...host, ...more })
  return { client, pages, read: (file: string) => readFileSync(`${client}/${file}`, 'utf8') }
}

test('pages stand where hosts find them, neutral ones in one language, without those of a server', () => {
  const { client, pages, read } = made()
  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/it/lawyers', 'it/lawyers.html'],
    ['/lawyers', 'lawyers.html'],
    ['/', 'index.html'],
  ])
  expect(read('lawyers.html')).toContain('<!-- lawyers/index.html -->')
  expect(built.filter(({ file }) => file !== 'index.html' && existsSync(`${client}/${file}`))).toEqual([])
  expect(made({ formServer: 'https://b.example' }).pages.map(({ page }) => page)).toContain('thanks')
})

test('a page has its policy first, which only a header could keep from frames', () => {
  const { read } = made({ formServer: 'https://b.example' })
  const [, charset, policy, next] = read('it/lawyers.html').split('\n')
  expect([charset, next]).toEqual(['<meta charset="utf-8">', '<!-- it/lawyers/index.html -->'])
  expect(policy).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /)
  expect(policy).toContain("script-src 'self'; style-src 'self' 'sha256-own'; ")
  expect(policy).toContain("form-action 'self' https://b.example; ")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toContain('frame-ancestors')
})

test('hosts get headers, pages for what is not found, and no listing', () => {
  const folder = ownFolder()
  mkdirSync(`${folder}/assets/i18n`, { recursive: true })
  writeFileSync(`${folder}/assets/shell-0a1b2c3d.js`, '')
  writeHostFiles(folder, host)
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
  const headers = read('_headers')
    .split('\n\n')
    .map((rule) => rule.split('\n'))
  expect(headers.map(([path]) => path)).toEqual(['/*', '/ngsw-worker.js', '/assets/:file'])
  expect(headers[0]).toContain("  content-security-policy: frame-ancestors 'none'; upgrade-insecure-requests")
  expect(headers[0]).toContain('  strict-transport-security: max-age=31536000; includeSubDomains')
  const policy = expect.stringMatching(/^ {2}content-security-policy: default-src/)
  expect(headers[1]).toEqual(['/ngsw-worker.js', policy])
  expect(headers[2]).toContain('  cache-control: public, max-age=31536000, immutable')
  expect(read('_redirects')).toBe('/it/* /it/404.html 404\n/en/* /en/404.html 404\n')
  expect(existsSync(`${folder}/.nojekyll`)).toBe(true)
  const apache = read('.htaccess')
  expect(apache).toMatch(/^Options -Indexes -MultiViews\nDirectorySlash Off\nAddType /)
  expect(apache).toContain('<If "%{REQUEST_URI} =~ m#^/it/#">\nErrorDocument 404 /it/404.html\n</If>')
  expect(apache).toContain('RewriteCond %{DOCUMENT_ROOT}/$1.html -f\nRewriteRule ^(.*[^/])/?$ /$1.html [END]')
  expect(apache).toContain(
    '<If "%{THE_REQUEST} =~ m#^\\S+ /ngsw-worker\\.js[? ]#">\nHeader always set content-security-policy "default-src',
  )
  expect(apache).toContain('m#^\\S+ /\\S*[? ]#">\n')
  expect(apache).toContain('m#^\\S+ /assets/[^/? ]+[? ]#">\n')
  writeFileSync(`${folder}/assets/loose.js`, '')
  expect(() => writeHostFiles(folder, host)).toThrow('assets/loose.js would be kept for a year')
})
