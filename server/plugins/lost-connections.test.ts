import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { onClientError } from './client-errors.ts'

/** Both ends of one connection. */
async function connection(): Promise<{ here: Socket; visitor: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const visitor = connect(port, '127.0.0.1')
  const [here]: Socket[] = await once(server, 'connection')
  if (!here) throw new Error('Nobody came.')
  onTestFinished(() => {
    here.destroy()
    visitor.destroy()
    server.close()
  })
  return { here, visitor }
}

const parserError = (code: string) => Object.assign(new Error(code), { code })

test('a visitor who broke off is not answered', async () => {
  const { here, visitor } = await connection()
  onClientError(parserError('ECONNRESET'), here, false)
  expect(here.destroyed).toBe(true)
  expect((await visitor.toArray()).length).toBe(0)
})

test('any other is answered before it is closed', async () => {
  const { here, visitor } = await connection()
  onClientError(parserError('HPE_INVALID_CONSTANT'), here, false)
  expect(here.destroyed).toBe(false)
  expect((await visitor.setEncoding('utf8').toArray()).join('')).toMatch(/^HTTP\/1\.1 400 /)
})
