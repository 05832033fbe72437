import { sampleArticles } from '#app/counter/sample-shop.ts'
import type { Article } from '#app/counter/shop.ts'

/** What the pencil corrects in the first screen: the quantity that was written before somebody counted. */
export const sampleCount = { id: 'coffee', before: 11 } as const

const shelf: readonly string[] = sampleArticles
  .map(({ id }) => id)
  .filter((id) => id !== 'oil' && id !== 'honey')

/** The shelf that is counted there: what a bar keeps, as it stands in the shop. */
export function countedShelf(articles: readonly Article[]): readonly Article[] {
  return articles.filter(({ id }) => shelf.includes(id))
}
