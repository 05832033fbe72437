import type { CoverColours } from './brand-tokens.ts'

/** `tags`: further lines of the head; `last`: lines not needed for the first screen. */
type DocumentParts = {
  cover: CoverColours
  lang: string
  page: string
  /** For lists: the part's name, and its rows as JSON. */
  part?: string | undefined
  rows?: string | undefined
  /** JSON-LD, escaped for HTML. */
  facts?: string | undefined
  addressForm: 'neutral' | 'pinned'
  dictionary: string
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
    `<body data-unhydrated="*">`,
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
