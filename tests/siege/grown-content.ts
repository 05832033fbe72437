import { readFileSync, writeFileSync } from 'node:fs'
import type { ClientFile } from '#content/clients.ts'
import { offerings } from '#content/offerings.ts'
import type { Text } from '#content/text.ts'

/**
 * Gives a copy of the site as many clients and releases: the words of its own dictionaries in an order of their own, so that no row
 * packs better for being another's copy, and the pictures of the shipped clients. The oldest release is `r1`.
 */
export function growContent(root: string, counts: { clients: number; releases: number }) {
  const draw = createDraw()
  const vocabulary = { it: wordsOf(root, 'it'), en: wordsOf(root, 'en') }
  const text = (length: number): Text => ({
    it: sentence(vocabulary.it, length, draw),
    en: sentence(vocabulary.en, length, draw),
  })
  const day = 86_400_000
  const releases = Array.from({ length: counts.releases }, (_, index) => ({
    id: `r${index + 1}`,
    date: new Date(Date.UTC(2016, 0, 1) + Math.floor(index / 3) * day).toISOString().slice(0, 10),
    offering: offerings[draw(offerings.length)]?.id,
    title: text(4 + draw(5)),
    text: text(12 + draw(12)),
  }))
  writeJson(`${root}/content/releases.json`, { releases })
  const file: ClientFile = JSON.parse(readFileSync(`${root}/content/clients.json`, 'utf8'))
  const clients = Array.from({ length: counts.clients }, (_, index) => ({
    ...file.clients[index % file.clients.length],
    id: `c${index + 1}`,
    name: sentence(vocabulary.it, 3, draw),
    place: sentence(vocabulary.it, 1, draw),
    work: text(3),
  }))
  writeJson(`${root}/content/clients.json`, { ...file, clients })
}

function wordsOf(root: string, lang: 'it' | 'en'): string[] {
  const dictionary: Record<string, string> = JSON.parse(
    readFileSync(`${root}/assets/i18n/${lang}.json`, 'utf8'),
  )
  return [
    ...new Set(
      Object.values(dictionary)
        .join(' ')
        .match(/\p{L}{2,}/gu),
    ),
  ]
}

function sentence(vocabulary: readonly string[], length: number, draw: (below: number) => number): string {
  return Array.from({ length }, () => vocabulary[draw(vocabulary.length)]).join(' ')
}

/** The same numbers in every run (a linear congruential generator, Numerical Recipes' constants). */
function createDraw() {
  let state = 12
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

function writeJson(file: string, value: unknown) {
  writeFileSync(file, JSON.stringify(value, null, 2))
}
