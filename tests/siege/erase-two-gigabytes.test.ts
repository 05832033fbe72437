import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { fillStore } from '#server/fixtures/many-requests.ts'
import { startSiegeServer } from './siege-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-erase-'))
/** `npm run test:siege`: each takes minutes. */
const isFull = process.env.SIEGE === 'full'
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const piece = 5_000_000

/** Attachments of so many bytes in all on the requests that are past the retention. */
function attach(file: string, bytes: number) {
  const database = new DatabaseSync(file)
  const old = database.prepare('SELECT id FROM requests ORDER BY created_at LIMIT ?').all(bytes / piece)
  const insert = database.prepare(
    `INSERT INTO attachments (id, request_id, position, name, size, sha256, content)
     VALUES (?, ?, 0, 'a.pdf', ${piece}, '', zeroblob(${piece}))`,
  )
  const weigh = database.prepare(`UPDATE requests SET bytes = ${piece} WHERE id = ?`)
  for (const { id } of old) {
    insert.run(`file ${id}`, String(id))
    weigh.run(String(id))
  }
  database.close()
}

test.skipIf(!isFull).each([600, 2_000])(
  'while %i MB past the retention are erased, no page waits',
  async (megabytes) => {
    const dataDir = await fillStore(join(folder, String(megabytes)), 2_000)
    attach(join(dataDir, 'contact.sqlite'), megabytes * 1_000_000)
    const server = await startSiegeServer({ env: { DATA_DIR: dataDir } })
    const left = () => {
      const database = new DatabaseSync(join(dataDir, 'contact.sqlite'), { readOnly: true })
      const { count } = database.prepare('SELECT COUNT(*) AS count FROM attachments').get() ?? {}
      database.close()
      return Number(count)
    }
    const all = left()
    // Before the sweep, a minute after the start, the machine itself is measured.
    const longest = { before: 0, during: 0 }
    let [during, pages, asked] = [0, 0, 0]
    for (let now = all; now > 0; ) {
      const started = performance.now()
      await (await fetch(`${server.url}/`)).arrayBuffer()
      const took = performance.now() - started
      pages++
      const when = now < all ? 'during' : 'before'
      if (now < all) during++
      longest[when] = Math.max(longest[when], took)
      await pause(10)
      if (performance.now() - asked > 1_000) {
        now = left()
        asked = performance.now()
      }
    }
    const health = await fetch(`${server.url}/healthz`)
    await server.stop()
    const figures = `before ${longest.before.toFixed(0)} ms, during ${longest.during.toFixed(0)} ms`
    process.stdout.write(`${megabytes} MB, ${pages} pages, ${during} of them during: longest ${figures}\n`)
    expect(health.status).toBe(200)
    expect(server.output()).toContain('1000 of 2000 requests were past the retention and are erased.')
    expect(during).toBeGreaterThan(50)
    expect(longest.during).toBeLessThanOrEqual(Math.max(200, longest.before))
  },
  1_200_000,
)
