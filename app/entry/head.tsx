import type { PageId } from '#content/pages.ts'
import { type Language, languageRow, languages } from '#shared/locale.ts'
import type { MessageKey, Translate } from '#shared/messages.ts'
import { type Edition, feedPath, pagePath, requirePage } from '#shared/navigation.ts'

/** `part` is the name of a list's further part. */
export function pageTitle(page: PageId, t: Translate, part?: string): string {
  const title = t(`meta.${page}.title`)
  return part ? `${part} · ${title}` : title
}

type HeadProps = {
  brand: string
  page: PageId
  /** The last segment of a further part's path, and its name. */
  part: string | undefined
  name: string | undefined
  edition: Edition
  t: Translate
  origin: string
}

/** For search engines and link previews. `origin` has no trailing slash. */
export function Head({ brand, page, part, name, edition, t, origin }: HeadProps) {
  const description = t(`meta.${page}.description` satisfies MessageKey)
  const address = (lang: Language) => origin + pagePath(page, { lang, addressForm: 'pinned' }, part)
  return (
    <>
      <title>{pageTitle(page, t, name)}</title>
      <meta name="application-name" content={brand} />
      <meta name="description" content={description} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('releases.feedTitle')}
        href={feedPath(edition.lang)}
      />
      {requirePage(page).indexed ? (
        <>
          <link rel="canonical" href={address(edition.lang)} />
          {languages.map((lang) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={address(lang)} />
          ))}
          {!part && (
            <link
              rel="alternate"
              hrefLang="x-default"
              href={origin + pagePath(page, { ...edition, addressForm: 'neutral' })}
            />
          )}
          <meta property="og:title" content={pageTitle(page, t, name)} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={`${origin}/card.png`} />
          <meta property="og:locale" content={languageRow(edition.lang).region.replace('-', '_')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

/** Only title and description: the other elements serve crawlers, which load pages. */
export function updateHead(page: PageId, t: Translate, part?: string) {
  document.title = pageTitle(page, t, part)
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (description) description.content = t(`meta.${page}.description`)
}
