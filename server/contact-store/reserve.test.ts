import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createReserve, freeBytesAt } from './reserve.ts'

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'reserve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'reserve')
}

test('a reserve takes up its room on the disk, whole pieces and the rest, and for its owner alone', () => {
  const file = newFile()
  createReserve(file, 2_500_000).keep(0)
  const { size, blocks, mode } = statSync(file)
  expect([size, mode & 0o777]).toEqual([2_500_000, 0o600])
  // A file of holes would take no room.
  expect(blocks * 512).toBeGreaterThanOrEqual(2_500_000)
})

test('a large one takes no more memory than a small one', () => {
  const before = process.memoryUsage().arrayBuffers
  createReserve(newFile(), 64_000_000).keep(0)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000)
})

test('it is made again only if it is not whole', () => {
  const file = newFile()
  const reserve = createReserve(file, 1_000)
  writeFileSync(file, 'x'.repeat(1_000))
  reserve.keep(0)
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(1_000))
  writeFileSync(file, 'x')
  reserve.keep(0)
  expect(statSync(file).size).toBe(1_000)
})

test('given up, it leaves its room, once', () => {
  const file = newFile()
  const reserve = createReserve(file, 1_000)
  expect(reserve.giveUp()).toBe(false)
  reserve.keep(0)
  expect(reserve.giveUp()).toBe(true)
  expect(existsSync(file)).toBe(false)
  expect(reserve.giveUp()).toBe(false)
})

test('nothing is taken where there is no room for it and more, or where none is wanted', () => {
  const file = newFile()
  createReserve(file, 1_000).keep(Number.MAX_SAFE_INTEGER)
  createReserve(file, 0).keep(0)
  expect(existsSync(file)).toBe(false)
  expect(freeBytesAt(file)).toBeGreaterThan(0)
  expect(freeBytesAt('/nowhere/reserve')).toBeNull()
})
