import { expect, test } from 'vitest'
import { ownStore } from '#server/fixtures/own-store.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { defaultLanguage } from '#shared/locale.ts'

test('a visitor whose language the site has no more is one who asks for none of its languages', async () => {
  const { store, database } = ownStore()
  const { id } = request()
  await store.save(request({ id, pageLanguage: 'it', answerLanguage: 'it' }), [])
  await database.transaction((query) =>
    query(`UPDATE requests SET page_language = $1, answer_language = $1`, ['vec']),
  )
  expect(await store.find(id)).toMatchObject({
    pageLanguage: defaultLanguage,
    answerLanguage: defaultLanguage,
  })
})
