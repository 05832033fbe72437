import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'

/** The sitemap: every indexed page in each language, with its alternates. `origin` has no slash at its end. */
export function sitemapXml(origin: string): string {
  const rows = pages
    .filter((page) => page.indexed)
    .flatMap((page) => languages.map((lang) => ({ page, lang })))
    .map(({ page, lang }) => {
      const address = (language: typeof lang) =>
        origin + pagePath(page.id, { lang: language, form: 'pinned' })
      const links = languages.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
      )
      return `<url><loc>${address(lang)}</loc>${links.join('')}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n')
}
