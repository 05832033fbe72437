import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import type { Query } from './database.ts'
import { openSqlite } from './sqlite.ts'

const folder = ownFolder()

const table = async (query: Query) => {
  await query('CREATE TABLE notes (text TEXT)')
}

test('truncates the log once the reader that blocks it has closed', async () => {
  const file = join(folder, 'contact.sqlite')
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
