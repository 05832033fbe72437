import { mkdirSync, writeFileSync } from 'node:fs'
import { guestLanguages } from '#app/products/menudigitale/menu.ts'
import { readWords } from '#scripts/content/read-words.ts'

const spoken = /^(?:allergen\.|mark\.|menu\.cover$|menudigitale\.example\.legend$)/

/** The demo phone's words in all languages, since its language can be switched. */
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
