import { expect, test } from 'vitest'
import { ownStore } from '#server/fixtures/own-store.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { defaultLanguage } from '#shared/locale.ts'

test('an answer language that the site no longer has is read as none', async () => {
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
