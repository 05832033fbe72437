import { afterAll, describe, expect, test } from 'vitest'
import { contactApp, createVisitor } from '#server/fixtures/contact-app.ts'

const { app, close } = contactApp()
afterAll(close)

const good = 'A'.repeat(43)

async function secretGiven(cookie: string): Promise<string | undefined> {
  const answer = await app.inject({ url: '/api/session', headers: { cookie } })
  return answer.cookies.find(({ name }) => name === 'csrf')?.value
}

describe('a malformed secret cookie', () => {
  test.each([
    ['too short', 'A'.repeat(42)],
    ['too long', 'A'.repeat(44)],
    ['with a character outside base64url', `${'A'.repeat(42)}.`],
    ['with something before it', `.${good}`],
    ['empty', ''],
  ])('%s: is replaced, with a valid token', async (_, value) => {
    expect(await secretGiven(`csrf=${value}`)).toMatch(/^[\w-]{43}$/)
    const visitor = await createVisitor(app, { cookie: `csrf=${value}` })
    expect((await visitor.send({}, [], { cookie: visitor.cookies })).statusCode).toBe(201)
  })

  test('a well-formed secret cookie is kept', async () => {
    expect(await secretGiven(`csrf=${good}`)).toBeUndefined()
  })

  test('a token signed for a malformed secret is refused', async () => {
    const visitor = await createVisitor(app, { cookie: `csrf=${'A'.repeat(42)}` })
    const cookie = `csrf=${'A'.repeat(42)}; XSRF-TOKEN=${visitor.token}`
    expect((await visitor.send({}, [], { cookie })).statusCode).toBe(403)
  })
})
