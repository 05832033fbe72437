import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type Release, releases } from '#content/releases.ts'
import { type Language, languages, textIn } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { feedPath, href } from '#shared/navigation.ts'
import { releaseSubject } from '#shared/releases.ts'
import { setting } from '#shared/setting.ts'
import { siteWords } from './site-words.ts'

type FeedOptions = {
  lang: Language
  t: Translate
  origin: string
  author: string
  releases: readonly Release[]
}

/** Writes the feed of each language into `dist/client`. */
export function writeFeeds(root: string, origin: string) {
  const author = setting('company.name') || setting('brand.name')
  for (const lang of languages) {
    const feed = releasesFeed({ lang, t: siteWords(root, lang), origin, author, releases })
    writeFileSync(`${root}/dist/client${feedPath(lang)}`, feed)
  }
}

/** The Atom feed (RFC 4287) of the releases in one language. `origin` has no slash at its end. */
export function releasesFeed({ lang, t, origin, author, releases }: FeedOptions): string {
  const place = { lang, form: 'pinned' } as const
  const page = origin + href({ page: 'releases' }, place)
  const updated = releases[0]?.date ?? '2026-11-20'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${urn(`${lang}/releases`)}</id>`,
    `<title>${xml(t('releases.feedTitle'))}</title>`,
    `<subtitle>${xml(t('releases.lead'))}</subtitle>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    `<author><name>${xml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(origin + feedPath(lang))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${lang}" href="${xml(page)}"/>`,
    ...releases.map((release) =>
      [
        '<entry>',
        `<id>${urn(`${lang}/releases/${release.id}`)}</id>`,
        `<title>${xml(textIn(release.title, lang))}</title>`,
        `<updated>${release.date}T00:00:00Z</updated>`,
        `<link rel="alternate" type="text/html" hreflang="${lang}" href="${xml(`${page}#${release.id}`)}"/>`,
        `<category term="${release.offering}" label="${xml(releaseSubject(release.offering, t))}"/>`,
        `<summary>${xml(textIn(release.text, lang))}</summary>`,
        '</entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n')
}

/** A name that stays the same wherever the site moves: a UUID made from the entry's own name (RFC 9562 §5.8). */
function urn(name: string): string {
  const hex = createHash('sha256').update(`vetrina:${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)]
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`
}

function xml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
