import type { BuiltPage } from '#shared/built-site.ts'
import { languages } from '#shared/locale.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'

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
