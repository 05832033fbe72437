import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openForm } from '#tests/helpers/open-form.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { launchSite } from '#tests/helpers/site-server.ts'

const folder = ownFolder()

const canTrace = spawnSync('strace', ['-o', join(folder, 'probe'), 'true'], { stdio: 'ignore' }).status === 0
const calls = 'trace=read,readv,recvfrom,write,writev,sendto,fsync,fdatasync'

/** A call that another thread's interrupts is written in two lines, the second of which has the result. */
const synced = /\b(?:fsync|fdatasync)(?:\(\d+| resumed>)\) += 0/

/** A killed process cannot show a missing fsync, since the system keeps what it wrote: strace can. */
test.skipIf(!canTrace)(
  'a request is synced to disk before it is acknowledged',
  { timeout: 60_000 },
  async () => {
    const log = join(folder, 'trace')
    const tracer = ['strace', '-f', '-D', '-s', '40', '-e', calls, '-o', log]
    const server = await launchSite(projectRoot, { DATA_DIR: join(folder, 'data') }, tracer)
    await server.healthy()
    const send = await openForm({ url: server.url })
    await pause(3_100)
    expect(await send()).toBe(201)
    await server.kill()

    const lines = readFileSync(log, 'utf8').split('\n')
    const asked = lines.findLastIndex((line) => line.includes('"POST /api/contact'))
    const answered = lines.findIndex((line, index) => index > asked && line.includes('"HTTP/1.1 201'))
    expect(asked).toBeGreaterThan(0)
    expect(answered).toBeGreaterThan(asked)
    expect(lines.slice(asked, answered).some((line) => synced.test(line))).toBe(true)
  },
)
