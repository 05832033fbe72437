import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageContext } from '#app/platform/page-context.ts'
import type { Language } from '#shared/locale.ts'
import { words } from './words.ts'

export function drawnView(view: ReactElement, lang: Language): string {
  const here = { page: 'privacy', lang, addressForm: 'pinned', t: words(lang) } as const
  return renderToStaticMarkup(createElement(PageContext, { value: here }, view))
}

export function drawnRows(view: ReactElement, lang: Language): Record<string, string> {
  const rows = drawnView(view, lang).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)
  return Object.fromEntries([...rows].map(([, term = '', value = '']) => [textOf(term), textOf(value)]))
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
}
