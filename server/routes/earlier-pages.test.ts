import { afterAll, expect, test } from 'vitest'
import {
  contactApp,
  createVisitor,
  multipartBody,
  multipartType,
  origin,
} from '#server/fixtures/contact-app.ts'
import { createUuid } from '#shared/uuid.ts'

const { app, store, close } = contactApp()
afterAll(close)

/** What a page of the release before sends, or keeps in its browser until there is a network. */
const earlier = {
  page: 'en',
  form: 'pinned',
  subject: 'warehouse',
  name: 'Anna Ferri',
  reach: 'anna@example.it',
  company: '',
  message: 'Vorrei un preventivo.',
  answer: 'en',
  website: '',
}

async function send(values: Partial<Record<string, string>>, headers: Record<string, string> = {}) {
  const { cookies, token, started } = await createVisitor(app)
  const fields = { id: createUuid(), started, ...earlier, ...values }
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: {
      origin,
      cookie: cookies,
      accept: 'application/json',
      'x-xsrf-token': token,
      'content-type': multipartType,
      ...headers,
    },
    payload: multipartBody(Object.entries(fields).map(([name, value = '']) => ({ name, value }))),
  })
}

test('a request under the former names is stored whole', async () => {
  const answer = await send({})
  expect(answer.statusCode).toBe(201)
  expect(await store.find(answer.json().id)).toMatchObject({
    pageLanguage: 'en',
    emailOrPhone: 'anna@example.it',
    answerLanguage: 'en',
  })
})

test('its faults stand under the names that its page knows', async () => {
  const answer = await send({ reach: 'anna', answer: '' })
  expect(answer.statusCode).toBe(422)
  const { modelState } = answer.json()
  expect(modelState).toMatchObject({ reach: [expect.any(String)], answer: [expect.any(String)] })
  expect(modelState.reach[0]).toContain('name@example.com')
})

test('a page without scripts comes back in its language, at its address, with what was typed', async () => {
  const answer = await send({ reach: 'anna' }, { accept: 'text/html' })
  expect(answer.statusCode).toBe(422)
  const { edition, state } = JSON.parse(answer.body.match(/<pre>(.*)<\/pre>/)?.[1] ?? '')
  expect(edition).toEqual({ lang: 'en', addressForm: 'pinned' })
  expect(state.values).toMatchObject({ reach: 'anna', emailOrPhone: 'anna', answer: 'en' })
  expect(state.faults).toMatchObject({ reach: 'fault.reach.form', emailOrPhone: 'fault.reach.form' })
})

test('one field under both names is refused: which one counts would be anyone’s guess', async () => {
  expect((await send({ emailOrPhone: 'bruno@example.it' })).statusCode).toBe(400)
})
