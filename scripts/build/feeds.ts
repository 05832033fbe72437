import { createHash } from 'node:crypto'
import type { Release } from '#content/releases.ts'
import { escapeMarkup } from '#shared/escape-markup.ts'
import { type Language, textIn } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { feedPath, href } from '#shared/navigation.ts'
import { releaseSubject } from '#shared/release-lists.ts'
import { cutArchives } from '#shared/release-parts.ts'
import { hashUuid } from '#shared/uuid.ts'

type FeedOptions = {
  lang: Language
  t: Translate
  origin: string
  author: string
  releases: readonly Release[]
}

/** Atom (RFC 4287), with archives (RFC 5005 §4) numbered from the oldest so that they never change. */
export function releasesFeeds(options: FeedOptions): Map<string, string> {
  const { lang, releases } = options
  const { newest, archives: older } = cutArchives(releases)
  const archives = older.length
  const pathOf = (number: number) =>
    number > archives ? feedPath(lang) : feedPath(lang).replace('.atom', `-${number}.atom`)
  const feeds = new Map<string, string>()
  for (let number = 1; number <= archives + 1; number++) {
    const rows = older[number - 1] ?? newest
    const links = [
      ['self', pathOf(number)],
      ...(number > archives ? [] : [['current', feedPath(lang)]]),
      ...(number > 1 ? [['prev-archive', pathOf(number - 1)]] : []),
      ...(number < archives ? [['next-archive', pathOf(number + 1)]] : []),
    ].map(
      ([rel, path]) =>
        `<link rel="${rel}" type="application/atom+xml" href="${escapeMarkup(options.origin + path)}"/>`,
    )
    const mark = number > archives ? [] : ['<fh:archive xmlns:fh="http://purl.org/syndication/history/1.0"/>']
    const part = number > archives ? undefined : String(number)
    feeds.set(pathOf(number), feedXml({ ...options, releases: rows, part }, [...mark, ...links]))
  }
  return feeds
}

type FeedXmlOptions = FeedOptions & { part: string | undefined }

function feedXml(options: FeedXmlOptions, links: readonly string[]): string {
  const { lang, t, origin, author, releases, part } = options
  const edition = { lang, addressForm: 'pinned' } as const
  const page = origin + href({ page: 'releases', part }, edition)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${urn(`${lang}/releases`)}</id>`,
    `<title>${escapeMarkup(t('releases.feedTitle'))}</title>`,
    `<subtitle>${escapeMarkup(t('releases.lead'))}</subtitle>`,
    `<updated>${lastReleaseDay(releases)}T00:00:00Z</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    ...links,
    `<link rel="alternate" type="text/html" hreflang="${lang}" href="${escapeMarkup(page)}"/>`,
    ...releases.map((release) =>
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
  return `urn:uuid:${hashUuid(createHash('sha256').update(`vetrina:${name}`).digest('hex'), 8)}`
}
