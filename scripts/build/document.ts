import type { CoverColours } from './brand-shades.ts'

/**
 * The HTML around a rendered page: `styles` is CSS text for one `<style>`, `tags` are further lines of the head, `last` are
 * lines that the first screen does not need.
 */
type DocumentParts = {
  cover: CoverColours
  lang: string
  page: string
  /** Of a list's page: which part it is, and its rows as JSON. */
  part?: string | undefined
  rows?: string | undefined
  /** What machines read of the page, as JSON-LD that is safe inside of HTML. */
  facts?: string | undefined
  addressForm: 'neutral' | 'pinned'
  dictionary: string
  /** The address of the page's own script. */
  module: string
  head: string
  tags: readonly string[]
  styles: string
  body: string
  last: readonly string[]
}

export function documentHtml(parts: DocumentParts): string {
  return [
    `<!doctype html>`,
    `<html lang="${parts.lang}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="theme-color" content="${parts.cover.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${parts.cover.dark}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    parts.head,
    ...parts.tags,
    parts.styles && `<style>${parts.styles}</style>`,
    `</head>`,
    `<body>`,
    `<div id="app" data-page="${parts.page}" data-address-form="${parts.addressForm}"${parts.part ? ` data-part="${parts.part}"` : ''} data-dictionary="${parts.dictionary}" data-module="${parts.module}">${parts.body}</div>`,
    ...parts.last,
    parts.rows &&
      `<script type="application/json" id="rows">${parts.rows.replaceAll('<', '\\u003c')}</script>`,
    parts.facts && `<script type="application/ld+json">${parts.facts}</script>`,
    `</body>`,
    `</html>`,
    ``,
  ]
    .filter((line, index, lines) => line || index === lines.length - 1)
    .join('\n')
}
