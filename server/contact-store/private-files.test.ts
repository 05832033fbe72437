import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createContactStore } from './contact-store.ts'
import { openSqlite } from './sqlite.ts'

test('only the owner of the process may read the store and its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-private-'))
  const file = join(folder, 'data', 'contact.sqlite')
  const store = createContactStore(openSqlite(file))
  await store.check()
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await store.close()
  // Only the unit of the owner's desk lets a group in; what is open to all is closed again.
  for (const [found, kept] of [
    [0o660, 0o660],
    [0o666, 0o600],
  ] as const) {
    chmodSync(file, found)
    const again = createContactStore(openSqlite(file))
    await again.check()
    expect(statSync(file).mode & 0o777).toBe(kept)
    await again.close()
  }
  rmSync(folder, { recursive: true })
})
