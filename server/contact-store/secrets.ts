import { randomBytes } from 'node:crypto'
import { type Database, text } from './database.ts'

export function createSecrets({ transaction }: Database) {
  return {
    secret: (name: string): Promise<string> =>
      transaction(async (query) => {
        const value = randomBytes(32).toString('base64url')
        const sql = `INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`
        await query(sql, [name, value])
        const [row = {}] = await query(`SELECT value FROM secrets WHERE name = $1`, [name])
        return text(row, 'value')
      }),

    forgetSecret: (name: string): Promise<void> =>
      transaction(async (query) => {
        await query(`DELETE FROM secrets WHERE name = $1`, [name])
      }),
  }
}
