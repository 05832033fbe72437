import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { createTranslations } from '#shared/messages.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { dictionaries } from '#tests/helpers/words.ts'

/** The row of an added text field: apart from it, only a database column knows the field. */
const town = {
  name: 'town',
  kind: 'text',
  column: 'town',
  longest: 20,
  words: { form: 'contact.company', mail: 'mail.field.company' },
  faults: { long: 'fault.company.long' },
  control: {},
}

vi.mock('#shared/contact-fields.ts', async (original) => {
  const table = await original<typeof import('#shared/contact-fields.ts')>()
  return { ...table, contactFields: [...table.contactFields, town] }
})

const { contactApp, createVisitor, plainHeaders } = await import('#server/fixtures/contact-app.ts')
const { createContactStore } = await import('#server/contact-store/contact-store.ts')
const { migrate } = await import('#server/contact-store/migrations.ts')
const { openSqlite } = await import('#server/contact-store/sqlite.ts')
const { composeMail } = await import('#server/outbox/compose-mail.ts')
const { hasWords } = await import('#scripts/requests/find-requests.ts')
const { details } = await import('#scripts/requests/show-request.ts')
const { requestsCsv } = await import('#scripts/requests/table.ts')

const database = openSqlite(join(ownFolder(), 'contact.sqlite'), async (query) => {
  await migrate(query, 'BLOB')
  await query(`ALTER TABLE requests ADD COLUMN town TEXT NOT NULL DEFAULT ''`)
})
const { app, store, close } = contactApp({ store: createContactStore(database) })
afterAll(close)

const townOf = (request: StoredRequest | undefined): unknown => Reflect.get(Object(request), 'town')

async function stored(): Promise<StoredRequest> {
  const answer = await (await createVisitor(app)).send({ town: ' Chioggia\n (VE) ' })
  expect(answer.statusCode).toBe(201)
  const found = await store.find(answer.json().id)
  if (!found) throw new Error('Nothing was stored.')
  return found
}

test('an added text field is normalized and stored, or stored empty when missing', async () => {
  expect(townOf(await stored())).toBe('Chioggia (VE)')
  const without = await (await createVisitor(app)).send()
  expect(townOf(await store.find(without.json().id))).toBe('')
})

test('an added text field is validated and returned with its error', async () => {
  const { token, send } = await createVisitor(app)
  const long = { town: 'T'.repeat(21) }
  expect((await send(long)).json().modelState).toMatchObject({ town: [expect.stringContaining('20')] })
  const { body } = await send({ ...long, _csrf: token }, [], plainHeaders())
  const { state } = JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '')
  expect(state).toMatchObject({ values: long, faults: { town: 'fault.company.long' } })
})

test('a different value of an added text field makes a different request', async () => {
  const { id, ...request } = { ...(await stored()), files: [] }
  const { saveOnce } = await import('#server/contact-form/submit-request.ts')
  const again = (town: string) => saveOnce(store, Object.assign({ ...request, id }, { town }), [])
  expect(await again('Chioggia (VE)')).toEqual({ id, isNew: false })
  expect(await again('Adria')).toMatchObject({ isNew: true })
})

test('an added text field appears in mail, request details, search and CSV export', async () => {
  const request = await stored()
  const translate = createTranslations(dictionaries)
  const addresses = { from: 'sito@example.com', recipient: 'b@example.com', origin: 'https://b.example' }
  const sender = { ...addresses, brand: 'B', ownerLanguage: 'it', company: () => [], translate } as const
  const due = { id: 'mail', requestId: request.id, kind: 'notice', attempts: 1 } as const
  expect(composeMail(due, request, sender)?.text).toContain(
    `${dictionaries.it['mail.field.company']}: Chioggia (VE)\n`,
  )
  const label = dictionaries.it['mail.field.company']
  const shown = details(request, { say: ownerWords.it, t: translate.it })
  expect(shown).toMatch(new RegExp(`^${label} +Chioggia \\(VE\\)$`, 'm'))
  expect([hasWords(['chioggia'])(request), hasWords(['adria'])(request)]).toEqual([true, false])
  let csv = ''
  for await (const piece of requestsCsv([request], { say: ownerWords.it, t: translate.it })) csv += piece
  expect(csv).toMatch(new RegExp(`;"${label}";.*\r\n.*;"Chioggia \\(VE\\)";`))
})
