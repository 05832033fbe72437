import { describe, expect, test, vi } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openPostgres } from '#server/contact-store/postgres.ts'
import { buildOf, point, scriptOf, writeNamedBuild } from '#server/fixtures/named-build.ts'
import { createUuid } from '#shared/uuid.ts'
import { openForm } from '#tests/helpers/open-form.ts'
import { ownDatabase } from '#tests/helpers/own-database.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import type { SiteServer } from '#tests/helpers/site-server.ts'
import { hasNginx, startBehindNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('three processes on one PostgreSQL behind nginx', async () => {
  if (!hasNginx) return
  const folder = ownFolder()
  const link = `${folder}/current`
  const builds = ['first', 'second'].map((name) => writeNamedBuild(folder, name, 'https://www.example.it'))
  // nginx's certificate was made here.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  point(link, builds[0] ?? '')
  const database = await ownDatabase()
  const env = { DATABASE_URL: database, DIST_DIR: link, DATA_DIR: `${folder}/data` }
  const { sites, start, nginx } = await startBehindNginx(3, env)

  test('killing one under load loses no acknowledged request, and the form keeps working', async () => {
    const acknowledged: string[] = []
    const refused: number[] = []
    const forms = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((visitor) =>
        openForm({ url: url(), origin: 'https://www.example.it', headers: from(visitor) }),
      ),
    )
    // Forms sent sooner are taken to be from bots.
    await new Promise((resolve) => setTimeout(resolve, 3_100))
    const sending = forms.map(async (send) => {
      for (let count = 0; count < 4; count++) {
        const id = createUuid()
        const status = await send(id)
        if (status === 200 || status === 201) acknowledged.push(id)
        else refused.push(status)
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(4)
    const [killed] = sites
    await killed?.kill()
    await Promise.all(sending)
    const [send] = forms
    expect(await send?.()).toBe(201)
    expect(refused).toEqual([])
    expect(acknowledged).toHaveLength(32)
    const store = createContactStore(openPostgres(database))
    const stored = (await store.list()).map(({ id }) => id)
    await store.close()
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    sites[0] = await start(killed?.port)
  })

  test('a new build, then restarts, cause no failed page', async () => {
    const seen = new Set<string | undefined>()
    const faults: string[] = []
    let isOver = false
    const readers = [11, 12, 13, 14].map(async (visitor) => {
      while (!isOver) {
        const page = await ask(visitor, '/it')
        const name = buildOf(page.text)
        const script = await ask(visitor, scriptOf(`${name}`))
        seen.add(name)
        if (page.status !== 200 || script.status !== 200)
          faults.push(`${name}: ${page.status}, ${script.status}`)
      }
    })
    await expect.poll(() => [...seen]).toContain('first')

    point(link, builds[1] ?? '')
    for (const site of sites) {
      site.reload()
      await expect.poll(() => site.output()).toContain('is served now')
    }
    await expect.poll(() => [...seen]).toContain('second')
    for (const [index, site] of sites.entries()) {
      await site.stop()
      const again = await start(site.port)
      sites[index] = again
      // nginx skips a process for two seconds after a failure: the next one stops once nginx asks this one again.
      await expect.poll(() => answersWithin(100, again)).toBeGreaterThan(5)
    }
    isOver = true
    await Promise.all(readers)
    expect(faults).toEqual([])
  })

  const url = () => `https://127.0.0.1:${nginx.https}`
  const from = (visitor: number) => ({ host: 'www.example.it', 'x-visitor': `203.0.113.${visitor}` })

  /** Status 0 where the connection ends before the answer. */
  const ask = (visitor: number, path: string) =>
    fetch(url() + path, { headers: from(visitor) })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => ({ status: 0, text: '' }))
})

/** How many answers a process gives in this time: more than those to this question if nginx asks it. */
async function answersWithin(milliseconds: number, site: SiteServer): Promise<number> {
  const before = await site.figure('site_answers_total')
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return (await site.figure('site_answers_total')) - before
}
