import { globSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { siteRoot } from '#tests/helpers/site-root.ts'

const client = `${siteRoot}/dist/client`
const hashed = globSync('assets/*.{js,css,woff2,avif}', { cwd: client }).slice(0, 5)

/** As `docs/contracts.md` has it. */
test.for([
  ...['/', '/it', '/en/lawyers', '/it/nowhere'].map((path) => [path, 'no-cache'] as const),
  ...['/contact', '/it/contact', '/it/contact/thanks', '/api/session', '/api/nothing', '/healthz'].map(
    (path) => [path, 'no-store'] as const,
  ),
  ...hashed.map((file) => [`/${file}`, 'public, max-age=31536000, immutable'] as const),
  ...[
    '/assets/i18n/it.json',
    '/assets/i18n/en.json',
    '/ngsw-worker.js',
    '/it.webmanifest',
    '/icon-192.png',
    '/favicon.ico',
    '/favicon.svg',
    '/it/releases.atom',
    '/sitemap.xml',
    '/robots.txt',
  ].map((path) => [path, 'no-cache'] as const),
])('%s has the Cache-Control header that contracts.md promises', async ([path, expected]) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await fetch(inject('siteUrl') + path, { headers })
  expect(response.headers.get('cache-control')).toBe(expected)
})
