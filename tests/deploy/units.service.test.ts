import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const hasTool = !spawnSync('systemd-analyze', ['--version']).error

// By the folder that a process is in, release.sh knows which builds are in use, and deletes none of them.
test('the site’s unit runs in the build that the link leads to', () => {
  const unit = readFileSync(`${root}deploy/systemd/vetrina@.service`, 'utf8')
  expect(unit).toMatch(/^WorkingDirectory=\/srv\/vetrina\/current$/m)
})

describe.skipIf(!hasTool)('the units', () => {
  const folder = mkdtempSync(`${tmpdir()}/deploy-units-`)
  afterAll(() => rmSync(folder, { recursive: true }))
  const copies = readdirSync(`${root}deploy/systemd`, { encoding: 'utf8' })
    .filter(isUnit)
    .map((name) => {
      const text = readFileSync(`${root}deploy/systemd/${name}`, 'utf8')
      const copy = `${folder}/${name.replace('@', '@3000')}`
      // The programs that they start are looked for.
      writeFileSync(
        copy,
        text
          .replaceAll('/srv/vetrina/current/', root)
          .replaceAll('/opt/vetrina/node/bin/node', process.execPath),
      )
      return copy
    })

  test('are right by systemd’s own check', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test.each(copies.filter((file) => file.endsWith('.service')).map((file) => basename(file)))(
    '%s: an exposure of at most 2 of 10',
    (name) => {
      const options = ['security', '--no-pager', '--offline=true', '--threshold=20', `${folder}/${name}`]
      const { status, stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' })
      expect(/Overall exposure level .*/.exec(stdout)?.[0]).toMatch(/: [01]\.\d OK/)
      expect(status).toBe(0)
    },
  )
})

function isUnit(name: string): boolean {
  return /\.(service|timer)$/.test(name)
}
