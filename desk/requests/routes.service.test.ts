import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { request, start } from '#server/fixtures/store-engines.ts'
import { addDays } from '#shared/dates.ts'
import { romeDay } from '#shared/rome-time.ts'
import { ownDatabase } from '#tests/helpers/own-database.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { say } from '../dictionaries.ts'
import { openOwnerFolder } from '../files/owner-folder.ts'
import { addRequests } from '../server/app.ts'
import { addProblems } from '../server/problem.ts'

const path = '/desk/api/requests'

describe.for(['SQLite', 'PostgreSQL'])('with %s', (engine) => {
  /** The routes alone, with a database that the site has made, or without one. */
  async function openRoutes({ hasStore = true } = {}) {
    const folder = ownFolder()
    const dataDir = `${folder}/data`
    cpSync(fixtureSite, `${folder}/site`, { recursive: true })
    const app = fastify({ ajv: { customOptions: { coerceTypes: false } } })
    const databaseUrl = engine === 'PostgreSQL' ? await ownDatabase() : undefined
    const config = { dataDir, databaseUrl, smtpUrl: undefined }
    const store = openContactStore(config, { isOwner: !hasStore })
    if (hasStore) await store.check()
    addProblems(app, say.it)
    await addRequests(app, {
      root: projectRoot,
      lang: 'it',
      config,
      folder: openOwnerFolder(`${folder}/site`, () => []),
    })
    onTestFinished(async () => {
      await app.close()
      await store.close()
    })
    const get = async (address: string) => (await app.inject(address)).json()
    const send = (method: 'POST' | 'PUT', address: string, body: object) =>
      app.inject({ method, url: address, payload: body })
    return { app, store, folder, config, get, send }
  }

  test('the newest requests are listed, filtered by state and words', async () => {
    const { store, get } = await openRoutes()
    const sent = Array.from({ length: 210 }, (_, index) => {
      const createdAt = new Date(start.getTime() + index)
      return request({ createdAt, name: index % 7 ? 'Bruno' : 'Perché' })
    })
    await Promise.all(sent.map((one) => store.save(one)))
    const ids = sent.map(({ id }) => id)
    const [oldest, second] = ids
    await store.markAnswered(oldest ?? '', start)
    const found = async (query: string) => {
      const { requests, isCut } = await get(`${path}?${query}`)
      return { ids: requests.map(({ id }: { id: string }) => id), isCut }
    }
    expect(await found('only=all')).toEqual({ ids: ids.slice(10).reverse(), isCut: true })
    expect((await found('only=all&words=PERCHE')).ids).toHaveLength(30)
    expect(await found('only=open&words=PERCHE')).toMatchObject({ ids: { length: 29 }, isCut: false })
    expect((await found(`only=all&words=${second?.slice(0, 9).toUpperCase()}`)).ids).toEqual([second])
  })

  const content = Buffer.from('<script>alert(1)</script>')
  const hostile = {
    name: '<img src=x onerror=alert(1)>\u202egnp\u0007\r\nBcc: x@example.it',
    company: '"><script>alert(1)</script>',
    message: `<b>\u202eciao</b>\r\n${'à'.repeat(4_000)}\ud83d`,
    files: [{ name: '../../"; filename=evil.html\r\n\u202efdp.exe', content }],
  }

  test('a request is shown without invisible or reversing characters, its files only as downloads', async () => {
    const { app, store, get } = await openRoutes()
    const sent = request(hostile)
    await store.save(sent)
    const shown = await get(`${path}/${sent.id}`)
    const [line] = (await get(path)).requests
    for (const text of [shown.name, shown.files[0].name, line.name, line.excerpt]) {
      expect(text).not.toMatch(/[\p{Cc}\u202e]/u)
    }
    expect(shown.letters[0]).not.toMatch(/[\r\u202e]/)
    const answer = await app.inject(`${path}/${sent.id}/files/${shown.files[0].id}`)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers['content-type']).toBe('application/octet-stream')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="1-filename-evil-html-fdp.exe"')
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })

  test('the answer is a mailto draft in the visitor’s language, and a text to copy', async () => {
    const { store, get } = await openRoutes()
    const sent = request({ ...hostile, answerLanguage: 'en' })
    await store.save(sent)
    const { mailto, tel, text } = await get(`${path}/${sent.id}`)
    const url = new URL(mailto)
    expect(url.pathname).toBe('anna@example.it')
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(url.searchParams.get('subject')).toContain(sent.id.slice(0, 8))
    const body = url.searchParams.get('body') ?? ''
    expect(body).toMatch(/^Good morning <img src=x onerror=alert\(1\)>gnpBcc: x@example.it,\r\n/)
    expect(body).not.toContain('à')
    expect(text).toContain(`(number ${sent.id.slice(0, 8)})`)
    expect(text).toContain(`> ${'à'.repeat(4_000)}`)
    expect(tel).toBeUndefined()
  })

  test('a request with a telephone has a tel link', async () => {
    const { store, get } = await openRoutes()
    const sent = request({ emailOrPhone: '+39 0421 12.34.56' })
    await store.save(sent)
    expect(await get(`${path}/${sent.id}`)).toMatchObject({ tel: 'tel:+390421123456' })
  })

  test('saving a note over one changed meanwhile is refused', async () => {
    const { store, get, send } = await openRoutes()
    const kept = request()
    await store.save(kept)
    const write = async ({ id }: { id: string }, note: string) =>
      (await send('PUT', `${path}/${id}/note`, { note, before: '' })).statusCode
    expect(await write(kept, 'Richiamare')).toBe(200)
    expect(await write(kept, 'Altro')).toBe(409)
    expect(await get(`${path}/${kept.id}`)).toMatchObject({ note: 'Richiamare' })
    expect(await write(request(), 'x')).toBe(404)
  })

  test('erasing a person removes all their requests, however the telephone is written, and no other', async () => {
    const { store, send } = await openRoutes()
    await store.save(request({ emailOrPhone: '0421 123456' }))
    await store.save(request({ emailOrPhone: '+39 0421.12.34.56' }))
    const other = request()
    await store.save(other)
    const found = (await send('POST', `${path}/person`, { who: '0039 0421123456' })).json()
    expect(found).toHaveLength(2)
    const ids = found.map(({ id }: { id: string }) => id)
    const { lines } = (await send('POST', `${path}/erase`, { ids })).json()
    expect(lines).toHaveLength(1)
    expect((await store.list()).map(({ id }) => id)).toEqual([other.id])
  })

  test('requests are exported as CSV, and waiting mail shows its error', async () => {
    const { app, store, get } = await openRoutes()
    await store.save(request({ name: '=1+1' }))
    const [mail] = await store.claimMails(start, new Date(start.getTime() + 1), 1)
    await store.postponeMail(mail?.id ?? '', start, 'EAUTH 535')
    const { headers, body } = await app.inject('/desk/api/requests.csv')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="richieste-\d{4}-\d\d-\d\d\.csv"$/)
    expect(body).toContain(`"'=1+1"`)
    const { mail: waiting } = await get(path)
    expect(waiting.join(' ')).toMatch(/aspetta.*rifiuta nome o password.*\(EAUTH 535\).*server di posta/)
  })

  test('visits cover each of the last thirty days and the ten most seen pages', async () => {
    const { store, folder, get } = await openRoutes()
    const today = romeDay(new Date())
    const seen = new Map<string, number>()
    for (let page = 0; page < 12; page++) seen.set(`${today} /${page}`, page + 1)
    seen.set(`${addDays(today, -29)} /11`, 4).set(`${addDays(today, -30)} /old`, 99)
    await store.addVisits(seen)
    const visits = await get('/desk/api/visits')
    expect(visits.isOn).toBe(false)
    expect(visits.days).toHaveLength(30)
    expect(visits.days.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { name: today, count: 78 },
      { name: addDays(today, -29), count: 4 },
    ])
    expect(visits.pages).toHaveLength(10)
    expect(visits.pages[0]).toEqual({ name: '/11', count: 16 })
    const file = `${folder}/site/settings.json`
    const text = readFileSync(file, 'utf8')
    const counted = '1, "key": "visits.count", "value": "1"'
    writeFileSync(file, text.replace('0, "key": "visits.count", "value": ""', counted))
    expect(await get('/desk/api/visits')).toMatchObject({ isOn: true })
  })

  test('without a database the answer says so and creates none', async () => {
    const { app, store, config } = await openRoutes({ hasStore: false })
    expect((await app.inject(path)).json()).toEqual({ requests: [], mail: [], isMissing: true })
    for (const address of ['/desk/api/requests.csv', '/desk/api/visits']) {
      const answer = await app.inject(address)
      expect(answer.statusCode).toBe(503)
      expect(answer.json().modelState[''][0]).toContain('Qui non c’è ancora un archivio')
    }
    await expect(store.list()).rejects.toMatchObject({ fault: 'missing' })
    // The site makes one, and the desk finds it.
    const made = openContactStore(config)
    await made.check()
    await made.close()
    expect((await app.inject(path)).statusCode).toBe(200)
  })
})
