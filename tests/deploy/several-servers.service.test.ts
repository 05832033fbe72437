import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openPostgres } from '#server/contact-store/postgres.ts'
import { point, writeNamedBuild } from '#server/fixtures/named-build.ts'
import { ownDatabase } from '#tests/helpers/own-database.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { metricsToken, type SiteServer, startSite, withMetrics } from '#tests/helpers/site-server.ts'
import { type Nginx, nginxVersion, startNginx } from './nginx.ts'
import { visitorsOf } from './visitors.ts'

const hasNginx = nginxVersion() !== undefined

describe.skipIf(!hasNginx)('three processes on one PostgreSQL behind nginx', () => {
  const folder = ownFolder()
  const link = `${folder}/current`
  const builds = ['first', 'second'].map((name) => writeNamedBuild(folder, name, 'https://www.example.it'))
  let nginx: Nginx
  let env: Record<string, string>
  let sites: SiteServer[] = []
  const start = (port = 0) => startSite(projectRoot, { ...env, PORT: String(port) })

  beforeAll(async () => {
    point(link, builds[0] ?? '')
    const database = await ownDatabase()
    env = {
      SITE_DIR: fixtureSite,
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: metricsToken,
      DATABASE_URL: database,
      DIST_DIR: link,
      DATA_DIR: `${folder}/data`,
    }
    sites = [await start()]
    sites.push(...(await Promise.all([start(), start()])))
    nginx = await startNginx(sites.map(({ port }) => port))
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const site of sites) await site.stop()
  })

  test('killing one under load loses no acknowledged request, and the form keeps working', async () => {
    const visitors = visitorsOf(nginx.https)
    const acknowledged: string[] = []
    const refused: number[] = []
    const forms = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((visitor) => visitors.openForm(visitor)))
    const seen = new Set<string | undefined>()
    const reader = visitors.read(9, seen)
    // Forms sent sooner are taken to be from bots.
    await new Promise((resolve) => setTimeout(resolve, 3_100))
    const sending = forms.map(async (send) => {
      for (let count = 0; count < 4; count++) {
        const { id, status } = await send()
        if (status === 200 || status === 201) acknowledged.push(id)
        else refused.push(status)
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(4)
    const [killed] = sites
    await killed?.kill()
    await Promise.all(sending)
    const [send] = forms
    expect((await send?.())?.status).toBe(201)
    visitors.stop()
    await reader
    visitors.close()

    expect(refused).toEqual([])
    expect(acknowledged).toHaveLength(32)
    const store = createContactStore(openPostgres(env.DATABASE_URL ?? ''))
    const stored = (await store.list()).map(({ id }) => id)
    await store.close()
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    sites[0] = await start(killed?.port)
  })

  test('a new build, then restarts, cause no failed page', async () => {
    const visitors = visitorsOf(nginx.https)
    const seen = new Set<string | undefined>()
    const readers = Promise.all([11, 12, 13, 14].map((visitor) => visitors.read(visitor, seen)))
    await expect.poll(() => [...seen]).toContain('first')

    point(link, builds[1] ?? '')
    for (const site of sites) {
      site.reload()
      await expect.poll(() => site.output()).toContain('is served now')
    }
    await expect.poll(() => [...seen]).toContain('second')
    for (const [index, site] of sites.entries()) {
      await site.stop()
      sites[index] = await start(site.port)
      // nginx skips a process for two seconds after a failure: the next one stops once nginx asks this one again.
      await expect.poll(() => answersWithin(100, site.port)).toBeGreaterThan(5)
    }
    visitors.stop()
    expect((await readers).flat()).toEqual([])
    visitors.close()
  })
})

/** How many answers a process gives in this time: more than those to this question if nginx asks it. */
async function answersWithin(milliseconds: number, port: number): Promise<number> {
  const before = await answers(port)
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return (await answers(port)) - before
}

async function answers(port: number): Promise<number> {
  const report = await (await fetch(`http://127.0.0.1:${port}/metrics`, withMetrics)).text()
  const counts = [...report.matchAll(/^site_answers_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}
