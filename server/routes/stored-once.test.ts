import { afterAll, expect, test, vi } from 'vitest'
import { contactApp, createVisitor } from '#server/fixtures/contact-app.ts'
import { createUuid } from '#shared/uuid.ts'

const onStored = vi.fn()
const { app, close } = contactApp({ onStored })
afterAll(close)

test('onStored runs for a new request, not for a repeated or refused one', async () => {
  const { send } = await createVisitor(app)
  const id = createUuid()
  expect((await send({ id, name: '' })).statusCode).toBe(422)
  expect(onStored).not.toHaveBeenCalled()
  expect((await send({ id })).statusCode).toBe(201)
  expect(onStored).toHaveBeenCalledTimes(1)
  expect((await send({ id })).statusCode).toBe(200)
  expect(onStored).toHaveBeenCalledTimes(1)
})
