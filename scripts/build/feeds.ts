import { hash } from 'node:crypto'
import type { Release } from '#content/releases.ts'
import { type Language, textIn } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { feedPath, href } from '#shared/navigation.ts'
import { escapeMarkup } from '#shared/page-markup.ts'
import { cutArchives, releaseSubject } from '#shared/release-parts.ts'
import { hashUuid } from '#shared/uuid.ts'

type FeedOptions = {
  lang: Language
  t: Translate
  origin: string
  author: string
  releases: readonly Release[]
}

/** Atom (RFC 4287): the releases of the page's first part. */
export function releasesFeed({ lang, t, origin, author, releases }: FeedOptions): string {
  const { newest } = cutArchives(releases)
  const edition = { lang, addressForm: 'pinned' } as const
  const page = origin + href({ page: 'releases' }, edition)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${urn(`${lang}/releases`)}</id>`,
    `<title>${escapeMarkup(t('releases.feedTitle'))}</title>`,
    `<subtitle>${escapeMarkup(t('releases.lead'))}</subtitle>`,
    `<updated>${lastReleaseDay(newest)}T00:00:00Z</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(origin + feedPath(lang))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${lang}" href="${escapeMarkup(page)}"/>`,
    ...newest.map((release) =>
      [
        '<entry>',
        `<id>${urn(`${lang}/releases/${release.id}`)}</id>`,
        `<title>${escapeMarkup(textIn(release.title, lang))}</title>`,
        `<updated>${release.date}T00:00:00Z</updated>`,
        `<link rel="alternate" type="text/html" hreflang="${lang}" href="${escapeMarkup(`${page}#${release.id}`)}"/>`,
        `<category term="${release.offering}" label="${escapeMarkup(releaseSubject(release.offering, t))}"/>`,
        `<summary>${escapeMarkup(textIn(release.text, lang))}</summary>`,
        '</entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n')
}

const firstDay = '2026-11-20'

/** Date of feeds and calendar files, instead of the build's: builds must be reproducible. */
export function lastReleaseDay([newest]: readonly Pick<Release, 'date'>[]): string {
  return newest?.date ?? firstDay
}

/** A stable id, independent of the site's address (RFC 9562 §5.8). */
function urn(name: string): string {
  return `urn:uuid:${hashUuid(hash('sha256', `vetrina:${name}`), 8)}`
}
