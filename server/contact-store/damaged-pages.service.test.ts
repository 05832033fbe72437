import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contactApp } from '#server/fixtures/contact-app.ts'
import { request, storeEngines } from '#server/fixtures/store-engines.ts'
import { createUpkeep } from './upkeep.ts'

const engine = storeEngines()[1]

test('damaged pages are noticed, told in the log, and a reason not to be well', async () => {
  const { store: before, address } = (await engine?.emptyStore()) ?? {}
  if (!engine || !before || !address) throw new Error('No engine.')
  for (let count = 0; count < 300; count++)
    await before.save(request({ message: 'x'.repeat(900) }), ['notice'])
  await before.close()
  scribble(address)

  const logged: string[] = []
  const store = engine.storeAt(address)
  const { app, close } = contactApp({ store })
  await createUpkeep(store, (line) => logged.push(line)).inspect()
  expect(logged).toEqual([expect.stringMatching(/^Pages of the store are damaged, restore a backup: ./)])
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'unavailable', reason: 'damaged' })
  expect((await app.inject('/it/contact')).statusCode).toBe(200)
  await close()
})

/** Over the pages in the middle of the file; the first ones, with the tables' names, stay. */
function scribble(file: string) {
  const handle = openSync(file, 'r+')
  const middle = Math.floor(statSync(file).size / 8_192) * 4_096
  writeSync(handle, Buffer.alloc(40_960, 0xa5), 0, 40_960, middle)
  closeSync(handle)
}
