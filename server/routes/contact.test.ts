import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { contactApp, createVisitor, goodValues, plainHeaders } from '#server/fixtures/contact-app.ts'
import { createUuid, isUuid } from '#shared/uuid.ts'

const onStored = vi.fn()
const { app, store } = contactApp({ onStored })

const pdf = (text = '') => ({ name: 'files', filename: 'Capitolato à.pdf', value: `%PDF-1.4 ${text}` })

describe('sent by a script', () => {
  test('is stored completely before it is acknowledged', async () => {
    const visitor = await createVisitor(app)
    const id = createUuid()
    const answer = await visitor.send({ id, name: ' Anna\tFerri ', message: 'Uno\r\ndue' }, [pdf()])
    expect([answer.statusCode, answer.json()]).toEqual([201, { id }])
    expect(answer.headers['cache-control']).toBe('no-store')
    const found = await store.find(id)
    const inItalian = { pageLanguage: 'it', answerLanguage: 'it' }
    expect(found).toMatchObject({ name: 'Anna Ferri', message: 'Uno\ndue', ...inItalian })
    expect(found?.files).toMatchObject([{ name: 'Capitolato à.pdf', size: 9 }])
  })

  test('without an identifier gets one', async () => {
    const { id }: { id: string } = (await (await createVisitor(app)).send()).json()
    expect(isUuid(id)).toBe(true)
    expect(await store.find(id)).toBeDefined()
  })

  test('a repeat is answered 200 and stored once; only what is new is announced', async () => {
    const visitor = await createVisitor(app)
    const id = createUuid()
    onStored.mockClear()
    for (const [values, status, announced] of [
      [{ id, name: '' }, 422, 0],
      [{ id }, 201, 1],
      [{ id }, 200, 1],
    ] as const) {
      expect((await visitor.send(values, [pdf()])).statusCode).toBe(status)
      expect(onStored).toHaveBeenCalledTimes(announced)
    }
    expect((await store.list()).filter((request) => request.id === id)).toHaveLength(1)
  })

  test('different content under a used identifier is stored, and its repeats are recognised', async () => {
    const visitor = await createVisitor(app)
    const id = createUuid()
    await visitor.send({ id })
    const second = await visitor.send({ id, message: 'Ho dimenticato una cosa.' })
    const again = await visitor.send({ id, message: 'Ho dimenticato una cosa.' })
    const otherFile = await visitor.send({ id }, [pdf('v2')])
    expect([second, again, otherFile].map(({ statusCode }) => statusCode)).toEqual([201, 200, 201])
    expect(second.json()).toEqual(again.json())
    expect(second.json().id).not.toBe(id)
    expect((await store.find(second.json().id))?.message).toBe('Ho dimenticato una cosa.')
  })

  test('faults have the model-state shape, in the language of the page', async () => {
    const visitor = await createVisitor(app)
    const answer = await visitor.send({ pageLanguage: 'en', name: '', message: '' }, [
      { name: 'files', filename: 'a.exe', value: 'MZ' },
    ])
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' })
    expect(answer.json()).toEqual({
      message: 'Request not sent',
      modelState: {
        '': ['Write your name.'],
        name: ['Write your name.'],
        message: ['Tell us what you need: two lines are enough.'],
        files: ['“a.exe” is of a type that we do not take. Save it as one of these: .pdf, .txt.'],
        'files[0]': ['“a.exe” is of a type that we do not take. Save it as one of these: .pdf, .txt.'],
      },
    })
  })

  test('a file that is larger than allowed is a fault of its field', async () => {
    const large = { name: 'files', filename: 'a.pdf', value: Buffer.alloc(100_001, '%PDF- ') }
    const answer = await (await createVisitor(app)).send({}, [large])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().modelState.files[0]).toContain('supera i 0,1 MB')
  })

  test('a file input left empty is no file', async () => {
    const answer = await (await createVisitor(app)).send({}, [{ name: 'files', filename: '', value: '' }])
    expect(answer.statusCode).toBe(201)
  })
})

describe('sent by a plain form', () => {
  test.each([
    ['pinned', 'it', '/it/contact/thanks'],
    ['pinned', 'en', '/en/contact/thanks'],
    ['neutral', 'it', '/contact/thanks'],
  ])('%s %s leads to %s', async (addressForm, pageLanguage, location) => {
    const { token, send } = await createVisitor(app)
    const answer = await send({ addressForm, pageLanguage, _csrf: token }, [], plainHeaders)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
  })

  test('faults return the page with all values and a form that can be sent again', async () => {
    const { token, started, send } = await createVisitor(app)
    const id = createUuid()
    const values = { id, _csrf: token, name: '<b>"Anna"', emailOrPhone: 'anna' }
    const answer = await send(values, [], plainHeaders)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'it',
      'cache-control': 'no-store',
    })
    const shown = JSON.parse(/<pre>(.*)<\/pre>/.exec(answer.body)?.[1] ?? '')
    expect(shown.edition).toEqual({ lang: 'it', addressForm: 'pinned' })
    expect(shown.state.faults).toEqual({ emailOrPhone: 'fault.reach.form' })
    expect(shown.state.values).toMatchObject({ name: '<b>"Anna"', message: goodValues.message })
    for (const [name, value] of Object.entries({ _csrf: token, started, id })) {
      expect(answer.body).toContain(`name="${name}" value="${value}"`)
    }
  })

  test('without cookies the form is returned with all values and can be sent', async () => {
    const { send } = await createVisitor(app)
    const answer = await send({}, [], { ...plainHeaders, cookie: '' })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('fault.form.csrf')
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(answer.body)?.[1] ?? ''
    const values = { _csrf: field('_csrf'), started: field('started') }
    const second = await send(values, [], { ...plainHeaders, cookie })
    expect(second.statusCode).toBe(303)
  })
})

describe('the contact page', () => {
  test('has a token, its policy and a coding, and is never cached', async () => {
    const headers = { 'if-none-match': '*', 'accept-encoding': 'br' }
    const answer = await app.inject({ url: '/it/contact?subject=warehouse', headers })
    const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-encoding': 'br',
      'content-language': 'it',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    // Only sending is limited, not reading.
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
    expect(answer.headers['content-security-policy']).toContain("'sha256-")
    expect(answer.headers.etag).toBeUndefined()
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(`name="_csrf" value="${token}"`)
  })

  test.for([
    ['?subject=lawyers', ['lawyers']],
    ['?subject=nothing', []],
    ['?subject=lawyers&subject=warehouse', []],
    ['', []],
  ] as const)('selects a valid subject from its address (%s)', async ([query, chosen]) => {
    const { body } = await app.inject({ url: `/it/contact${query}` })
    const selected = [...body.matchAll(/<option value="(\w*)" selected/g)].map(([, value]) => value)
    expect(selected).toEqual(chosen)
  })

  test('is in the visitor’s language at its neutral address, and uncached where that is chosen', async () => {
    const answer = await app.inject({ url: '/contact', headers: { 'accept-language': 'it' } })
    expect(answer.body).toContain('contact it neutral')
    expect(answer.headers.vary).toContain('Accept-Language')
    const headers = { referer: 'http://localhost/it/contact' }
    const switched = await app.inject({ url: '/en/contact', headers })
    expect(switched.headers['cache-control']).toBe('no-store')
    expect(switched.cookies).toContainEqual(expect.objectContaining({ name: 'lang', value: 'en' }))
  })

  test('other pages set no cookie', async () => {
    expect((await app.inject('/it/lawyers')).cookies).toEqual([])
  })
})
