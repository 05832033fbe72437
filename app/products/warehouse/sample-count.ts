import { sampleArticles } from '#app/counter/sample-shop.ts'

/** The shelf that is counted in the first screen: what a bar keeps. */
export const countedShelf = sampleArticles.filter(({ id }) => id !== 'oil' && id !== 'honey')

/** What the pencil corrects there: the quantity that was written before somebody counted. */
export const sampleCount = { id: 'coffee', before: 11 } as const

/** The shelf after a count of that article. */
export function shelfCounted(quantity: number) {
  return countedShelf.map((article) => (article.id === sampleCount.id ? { ...article, quantity } : article))
}
