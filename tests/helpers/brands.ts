import type { Page } from 'playwright-core'
import { brandSize } from '#app/platform/brand-size.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { dictionaries } from './words.ts'

/** From one letter to forty, also in one word. */
export const brands = [
  'A',
  'Bottega Liguria',
  'Ferramenta Fratelli Neri',
  'Ferramenta e Casalinghi Fratelli Parodi',
  'Casa',
  'Programmificio',
  'Ferramentacasalinghi',
  'Programmificiodellacostaligureorientale1',
] as const

/** Replaces the brand in header and footer, as a build with that name would. */
export async function setBrand(page: Page, lang: Language, brand: string, before: string) {
  const said = (name: string) => {
    const t = createTranslate(dictionaries[lang], lang, { brand: name })
    return (['shell.brand', 'header.menu.ecosystem', 'footer.family', 'footer.copyright'] as const).map(
      (key) => t(key),
    )
  }
  const [from, to] = [said(before), said(brand)]
  const texts = from.map((text, index) => [text, to[index] ?? ''] as const)
  await page.evaluate(
    ({ texts, size }) => {
      for (const part of document.querySelectorAll<HTMLElement>('header, footer')) {
        part.dataset.brand = size
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const found = texts.find(([text]) => text === walker.currentNode.textContent)
          if (found) walker.currentNode.textContent = found[1]
        }
      }
    },
    { texts, size: brandSize(brand) },
  )
}
