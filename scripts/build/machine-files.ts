import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { events } from '#content/events.ts'
import { releases } from '#content/releases.ts'
import { readWords } from '#scripts/content/read-words.ts'
import { brandValues } from '#shared/brand-values.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { eventCalendar, eventFilePath } from '#shared/event-calendar.ts'
import { type Language, languages } from '#shared/locale.ts'
import { createTranslate, type Translate } from '#shared/messages.ts'
import { feedPath, pagePath, requirePage } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'
import { coverColours } from './brand-tokens.ts'
import { lastReleaseDay, releasesFeed } from './feeds.ts'

/** What programs read beside the pages. */
export function writeMachineFiles(root: string, origin: string, pages: readonly BuiltPage[]) {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(`${root}/dist/client${path}`), { recursive: true })
    writeFileSync(`${root}/dist/client${path}`, text)
  }
  write('/robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`)
  write('/sitemap.xml', sitemapXml(origin, pages))
  const themeColour = coverColours(root).light
  const author = setting('company.name') || setting('brand.name')
  const now = new Date(`${lastReleaseDay(releases)}T00:00:00Z`)
  for (const lang of languages) {
    const t = createTranslate(readWords(root, lang), lang, brandValues)
    write(`/${lang}.webmanifest`, webManifest(lang, t, themeColour))
    write(feedPath(lang), releasesFeed({ lang, t, origin, author, releases }))
    const options = { lang, t, origin, now }
    // An iCalendar file needs at least one entry (RFC 5545 §3.6).
    if (events.length > 0) write(eventFilePath(lang), eventCalendar(events, options))
    for (const event of events) write(eventFilePath(lang, event.id), eventCalendar([event], options))
  }
}

export function sitemapXml(origin: string, built: readonly BuiltPage[]): string {
  const rows = built
    .filter(({ page, addressForm }) => requirePage(page).indexed && addressForm === 'pinned')
    .map(({ page, part, path }) => {
      const links = languages.map((lang) => {
        const address = origin + pagePath(page, { lang, addressForm: 'pinned' }, part)
        return `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`
      })
      return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n')
}

export function webManifest(lang: Language, t: Translate, themeColour: string): string {
  const brand = setting('brand.name')
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: setting('brand.short') || brand,
    description: t('meta.home.description'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: themeColour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  })
}
