import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const hasTool = !spawnSync('systemd-analyze', ['--version']).error
if (!hasTool) console.log('SKIPPED: no systemd-analyze on this machine; the units are not tried.')

describe.skipIf(!hasTool)('the units', () => {
  const folder = mkdtempSync(`${tmpdir()}/deploy-units-`)
  afterAll(() => rmSync(folder, { recursive: true }))
  const copies = ['vetrina@.service', 'vetrina-backup.service', 'vetrina-backup.timer'].map((name) => {
    const text = readFileSync(`${root}deploy/systemd/${name}`, 'utf8')
    const copy = `${folder}/${name.replace('@', '@3000')}`
    // The programs that they start are looked for.
    writeFileSync(copy, text.replaceAll('/srv/vetrina/app/', root))
    return copy
  })

  test('are right by systemd’s own check', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test.each(['vetrina@3000.service', 'vetrina-backup.service'])(
    '%s: an exposure of at most 2 of 10',
    (name) => {
      const options = ['security', '--no-pager', '--offline=true', '--threshold=20', `${folder}/${name}`]
      const { status, stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' })
      expect(/Overall exposure level .*/.exec(stdout)?.[0]).toMatch(/: [01]\.\d OK/)
      expect(status).toBe(0)
    },
  )
})
