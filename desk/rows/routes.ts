import type { FastifyInstance } from 'fastify'
import { offeringTable } from '#content/offerings.ts'
import { readWords } from '#scripts/content/read-words.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { DeskSay } from '../dictionaries.ts'
import { pictureRoutes } from './pictures.ts'

type RowsDeps = { root: string; lang: OwnerLanguage; folder: string; say: DeskSay }

export function rowRoutes(app: FastifyInstance, { root, lang, folder, say }: RowsDeps) {
  app.get('/desk/api/products', () => {
    const words = readWords(root, lang)
    return Object.fromEntries(offeringTable.map(({ id }) => [id, words[`offering.${id}.name`] ?? id]))
  })
  pictureRoutes(app, folder, say)
}
