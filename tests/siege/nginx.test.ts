import { get } from 'node:https'
import { describe, expect, test } from 'vitest'
import { nginxVersion, startNginx } from '#tests/deploy/nginx.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { siege } from './besieged.ts'
import { startNginxCrowd } from './nginx-crowd.ts'

const hasNginx = nginxVersion() !== undefined

const might = {
  streams: { addresses: 15, each: 60 },
  slow: { addresses: 40, each: 64 },
  large: { addresses: 1, each: 64 },
}
const pages = ['/it', '/en', '/it/lawyers', '/en/contact', '/it/privacy', '/robots.txt']

const { table, cleanUp } = siege()

describe.skipIf(!hasNginx)('the site behind nginx', () => {
  test('serves pages under streams, slow bodies and large bodies at once', {
    timeout: 180_000,
  }, async () => {
    const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1' })
    cleanUp.push(server.kill)
    const nginx = await startNginx([server.port])
    cleanUp.push(nginx.stop)
    const rest = server.memory()
    let [disk, memory] = [0, 0]
    const timer = setInterval(() => {
      disk = Math.max(disk, nginx.bodies())
      memory = Math.max(memory, server.memory() - rest)
    }, 250)
    cleanUp.push(() => clearInterval(timer))
    const crowd = startNginxCrowd({ port: nginx.https, ...might })
    cleanUp.push(crowd.leave)
    const report = await crowd.settled
    const visits: (number | undefined)[] = []
    for (let count = 0; count < 24; count++)
      visits.push(await visit(nginx.https, `127.0.14.${1 + count}`, pages[count % pages.length] ?? ''))
    disk = Math.max(disk, nginx.bodies())
    table.push([
      '900 idle streams, 40 × 64 slow bodies, 64 × 32 MB',
      `${visits.filter((status) => status === 200).length} of 24 visits; ${Math.round(disk)} MB of bodies on the disk; the server ${Math.round(memory)} MB over its start; ${JSON.stringify(report)}`,
      '24, 160 MB',
    ])
    expect(visits).toEqual(Array(24).fill(200))
    // Twelve an address.
    expect(report.streams).toEqual({ 200: 180, 429: 720 })
    // As many as may be on their way at once.
    expect(report.slow.open).toBeLessThanOrEqual(512)
    // As many as may be sent to the form from one address.
    expect(report.large.open).toBe(4)
    expect(disk).toBeLessThan(160)
    expect(server.hasEnded()).toBe(false)
  })
})

/** The status of a page that came as a whole. */
function visit(port: number, address: string, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, localAddress: address, agent: false, timeout: 10_000 }
    const sent = get({ ...options, servername: 'www.example.it', rejectUnauthorized: false }, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? answer.statusCode : 0))
    })
    sent.once('timeout', () => sent.destroy()).once('error', () => resolve(0))
  })
}
