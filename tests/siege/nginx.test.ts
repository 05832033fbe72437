import { get } from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { nginxVersion, startNginx } from '#tests/deploy/nginx.ts'
import { besieged, startCrowd } from './besieged.ts'
import type { Told } from './nginx-crowd.ts'

const might = {
  streams: { addresses: 15, each: 60 },
  slow: { addresses: 40, each: 64 },
  large: { addresses: 1, each: 64 },
}
const pages = ['/it', '/en', '/it/lawyers', '/en/contact', '/it/privacy', '/robots.txt']

test.skipIf(!nginxVersion())(
  'nginx keeps pages open under streams, slow bodies and large bodies at once',
  {
    timeout: 180_000,
  },
  async () => {
    const { server } = await besieged()
    const nginx = await startNginx([server.port])
    onTestFinished(nginx.stop)
    let disk = 0
    const timer = setInterval(() => {
      disk = Math.max(disk, nginx.bodies())
    }, 250)
    onTestFinished(() => clearInterval(timer))
    const report = await startCrowd<Told>('./nginx-crowd.ts', { port: nginx.https, ...might }).next()
    const visits: (number | undefined)[] = []
    for (let count = 0; count < 24; count++)
      visits.push(await visit(nginx.https, `127.0.14.${1 + count}`, pages[count % pages.length] ?? ''))
    disk = Math.max(disk, nginx.bodies())
    console.log(`${Math.round(disk)} MB of bodies on the disk; ${JSON.stringify(report)}`)
    expect(visits).toEqual(Array(24).fill(200))
    // Twelve an address.
    expect(report.streams).toEqual({ 200: 180, 429: 720 })
    // As many as may be on their way at once.
    expect(report.slow.open).toBeLessThanOrEqual(512)
    // As many as may be sent to the form from one address.
    expect(report.large.open).toBe(4)
    expect(disk).toBeLessThan(160)
    expect(server.hasEnded()).toBe(false)
  },
)

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
