import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fillStore } from '#server/fixtures/many-requests.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'

const folder = ownFolder()
/** `npm run test:siege`: each takes minutes. */
const isFull = process.env.SIEGE === 'full'

const piece = 5_000_000

/** Adds attachments of this many bytes in total to the requests past retention. */
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
  'erasing %i MB past the retention delays no page',
  async (megabytes) => {
    const dataDir = await fillStore(join(folder, String(megabytes)), 2_000)
    attach(join(dataDir, 'contact.sqlite'), megabytes * 1_000_000)
    const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1', DATA_DIR: dataDir })
    const left = () => {
      const database = new DatabaseSync(join(dataDir, 'contact.sqlite'), { readOnly: true })
      const { count } = database.prepare('SELECT COUNT(*) AS count FROM attachments').get() ?? {}
      database.close()
      return Number(count)
    }
    const all = left()
    const longest = { before: 0, during: 0, queued: 0 }
    let [during, asked, now] = [0, 0, all]
    while (!server.output().includes('are erased.')) {
      const { took, waited } = await pageTime(server)
      const isDuring = now < all
      if (isDuring) during++
      const when = isDuring ? 'during' : 'before'
      longest[when] = Math.max(longest[when], took - waited)
      longest.queued = Math.max(longest.queued, waited)
      await pause(10)
      if (performance.now() - asked > 1_000) {
        now = left()
        asked = performance.now()
      }
    }
    const health = await fetch(`${server.url}/healthz`)
    await server.kill()
    const figures = Object.entries(longest).map(([when, ms]) => `${when} ${ms.toFixed(0)} ms`)
    const load = loadavg().map((mean) => mean.toFixed(1))
    process.stdout.write(
      `${megabytes} MB, ${during} pages meanwhile; longest: ${figures.join(', ')}; load ${load.join(' ')}\n`,
    )
    expect(health.status).toBe(200)
    expect(server.output()).toContain('1000 of 2000 requests were past the retention and are erased.')
    expect(during).toBeGreaterThan(50)
    expect(longest.during).toBeLessThanOrEqual(200)
  },
  1_200_000,
)

/**
 * Milliseconds that a page took, and for how many of them both sides were ready to go on and had no processor: other
 * programs are no fault of the site.
 */
async function pageTime({ url, pid }: SiteServer) {
  const clocks = () => queued('/proc/thread-self') + queued(`/proc/${pid}/task/${pid}`)
  const [started, before] = [performance.now(), clocks()]
  await (await fetch(`${url}/`)).arrayBuffer()
  return { took: performance.now() - started, waited: clocks() - before }
}

/** Milliseconds for which a thread has waited for a processor since its start, as Linux counts them; else 0. */
function queued(thread: string): number {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
