import { renderPage } from '#app/entry/entry.prerender.tsx'
import type { PageId } from '#content/pages.ts'
import type { Language } from '#shared/locale.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { listRows } from './list-rows.ts'

export const origin = 'https://shop.example'

export async function draw(page: PageId, lang: Language, lazyStyle = '') {
  const edition = { lang, addressForm: 'pinned' } as const
  const dictionary = dictionaries[lang]
  const rows = listRows(page, lang)
  const { head, body } = await renderPage({ page, edition, rows, dictionary, origin, lazyStyle })
  return new DOMParser().parseFromString(`<html><head>${head}</head><body>${body}</body></html>`, 'text/html')
}

const drawn = new Map<string, Promise<Document>>()

/** A page as the build renders it, from the sources, before any script; drawn once for all tests of a file. */
export function documentOf(page: PageId, lang: Language): Promise<Document> {
  const key = `${lang} ${page}`
  const known = drawn.get(key) ?? draw(page, lang)
  drawn.set(key, known)
  return known
}

export const all = (document: Document | Element, selector: string) => [
  ...document.querySelectorAll(selector),
]
export const textsOf = (document: Document | Element, selector: string) =>
  all(document, selector).map(({ textContent }) => textContent.trim())
export const tagOf = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1)
