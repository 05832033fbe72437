import { mkdirSync, writeFileSync } from 'node:fs'
import { guestLanguages } from '#app/products/menudigitale/menu.ts'
import { readWords } from '#scripts/content/read-words.ts'

const spoken = /^(?:allergen\.|mark\.|menu\.cover$|menudigitale\.example\.legend$)/

/**
 * Writes `generated/guest-words.json`: what the demonstration's telephone says by itself, in each language, for it can
 * be turned to the one that the page is not in.
 */
export function buildGuestWords(root: string) {
  const words = guestLanguages.map((lang) => {
    return [
      lang,
      Object.fromEntries(Object.entries(readWords(root, lang)).filter(([key]) => spoken.test(key))),
    ] as const
  })
  mkdirSync(`${root}/generated`, { recursive: true })
  writeFileSync(`${root}/generated/guest-words.json`, JSON.stringify(Object.fromEntries(words)))
}
