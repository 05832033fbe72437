import { readFileSync } from 'node:fs'
import type { Owner, Row } from './owner-copy.ts'

export type Counts = { clients: number; releases: number }

/**
 * Gives a copy as many clients and releases: shuffled words of its own dictionaries, so that no row compresses better as a
 * copy of another, and the pictures of the shipped clients. The oldest release is `r1`, with three a day.
 */
export function growLists(owner: Owner, counts: Counts) {
  const draw = createDraw()
  const vocabulary = { it: wordsOf(owner, 'it'), en: wordsOf(owner, 'en') }
  const sentence = (lang: 'it' | 'en', length: number) =>
    Array.from({ length }, () => vocabulary[lang][draw(vocabulary[lang].length)]).join(' ')
  const text = (length: number) => ({ it: sentence('it', length), en: sentence('en', length) })
  const day = 86_400_000
  const isRow = (row: Row | undefined): row is Row => row !== undefined
  const subjects = [...new Set(owner.rows('releases').map(({ offering }) => offering))]
  owner.edit('releases', () =>
    Array.from({ length: counts.releases }, (_, index) => ({
      id: `r${index + 1}`,
      date: new Date(Date.UTC(2016, 0, 1) + Math.floor(index / 3) * day).toISOString().slice(0, 10),
      offering: subjects[draw(subjects.length)],
      title: text(4 + draw(5)),
      text: text(12 + draw(12)),
    })),
  )
  owner.edit('clients', (shipped) =>
    Array.from({ length: counts.clients }, (_, index) => shipped[index % shipped.length])
      .filter(isRow)
      .map((row, index) => ({
        ...row,
        id: `c${index + 1}`,
        name: sentence('it', 3),
        place: sentence('it', 1),
        work: text(3),
      })),
  )
}

function wordsOf(owner: Owner, lang: 'it' | 'en'): string[] {
  const words =
    owner
      .words(lang)
      .join(' ')
      .match(/\p{L}{2,}/gu) ?? []
  return [...new Set(words)]
}

/** The same numbers in every run (a linear congruential generator, Numerical Recipes' constants). */
function createDraw() {
  let state = 12
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

export type Walked = { path: string; html: string }

/** The pages of a list in a built site as a visitor without scripts finds them: from each to the next by its link. */
export function walkedPages(root: string, first: string, onward: RegExp): Walked[] {
  const pages: Walked[] = []
  for (let path: string | undefined = first; path; ) {
    if (pages.some((page) => page.path === path)) throw new Error(`${path} is reached twice.`)
    const html: string = readFileSync(`${root}/dist/client${path}/index.html`, 'utf8')
    pages.push({ path, html })
    const tag: string | undefined = html.match(/<a [^>]*>/g)?.find((link) => onward.test(link))
    path = tag && /href="([^"]+)"/.exec(tag)?.[1]
  }
  return pages
}

/** Every first group of a pattern, in the order of the text. */
export function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, group = '']) => group)
}
