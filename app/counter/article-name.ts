import type { Translate } from '#shared/messages.ts'
import { sampleArticles } from './sample-shop.ts'
import type { Article } from './shop.ts'

/** What an article is called: its owner's word, or the dictionary's for one of the sample. */
export function articleName({ id, name, code }: Article, t: Translate): string {
  const sample = sampleArticles.find((one) => one.id === id)
  return name ?? (sample ? t(`goods.${sample.id}`) : code)
}
