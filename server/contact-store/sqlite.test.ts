import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import type { Query } from './database.ts'
import { openSqlite } from './sqlite.ts'

const table = async (query: Query) => {
  await query('CREATE TABLE IF NOT EXISTS notes (text TEXT)')
}

test('truncates the log once the reader that blocks it has closed', async () => {
  const file = join(ownFolder(), 'contact.sqlite')
  const { transaction, vacuum, close } = openSqlite(file, table)
  await transaction((query) => query("INSERT INTO notes (text) VALUES ('secret')"))
  const reader = new DatabaseSync(file, { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT text FROM notes').get()
  await transaction((query) => query('DELETE FROM notes'))
  const emptied = vacuum()
  // The first attempt blocks the thread for a tenth of a second; the reader ends before a later one.
  await pause(150)
  reader.exec('COMMIT')
  expect(await emptied).toBe(true)
  expect(statSync(`${file}-wal`).size).toBe(0)
  reader.close()
  await close()
})

test('only the owner of the process may read the store and its folder', async () => {
  const folder = join(ownFolder(), 'data')
  const file = join(folder, 'contact.sqlite')
  const modeOnceOpened = async () => {
    const { transaction, close } = openSqlite(file, table)
    await transaction((query) => query('SELECT text FROM notes'))
    await close()
    return statSync(file).mode & 0o777
  }
  expect(await modeOnceOpened()).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  // Only the unit of the owner's desk lets a group in; what is open to all is closed again.
  for (const [found, kept] of [
    [0o660, 0o660],
    [0o666, 0o600],
  ] as const) {
    chmodSync(file, found)
    expect(await modeOnceOpened()).toBe(kept)
  }
})
