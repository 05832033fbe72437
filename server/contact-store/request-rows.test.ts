import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { request } from '#server/fixtures/store-engines.ts'
import { defaultLanguage } from '#shared/locale.ts'
import { createContactStore } from './contact-store.ts'
import { openDatabase } from './open-contact-store.ts'

test('a visitor whose language the site has no more is one who asks for none of its languages', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'request-rows-'))
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  const store = createContactStore(database)
  onTestFinished(async () => {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
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
