import { spawnSync } from 'node:child_process'
import { beforeEach, expect, test, vi } from 'vitest'
import { installFromDebian } from './browsers/debian-programs.ts'
import { findChromium, findFirefox, findHeadlessShell, findWebKit } from './browsers/find-browsers.ts'
import { findPostgres } from './browsers/find-postgres.ts'

vi.mock('node:child_process', () => ({ spawnSync: vi.fn() }))
vi.mock('./browsers/debian-programs.ts', () => ({ installFromDebian: vi.fn() }))
vi.mock('./browsers/find-postgres.ts', () => ({ findPostgres: vi.fn() }))
vi.mock('./browsers/find-browsers.ts', () => {
  const [findChromium, findFirefox, findHeadlessShell, findWebKit] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  return { findChromium, findFirefox, findHeadlessShell, findWebKit }
})

const exit = vi.spyOn(process, 'exit')
const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()

beforeEach(() => {
  vi.stubEnv('CHROMIUM', '')
  vi.clearAllMocks()
  vi.resetModules()
  exit.mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  for (const find of [findChromium, findFirefox, findHeadlessShell, findWebKit, findPostgres])
    vi.mocked(find).mockReset().mockReturnValue('/usr/bin/here')
})

const ensure = () => import('./ensure-browsers.ts')
const installed = () => vi.mocked(installFromDebian).mock.calls.map(([names]) => names)

test('installs nothing that is there, and no headless shell beside a chosen Chromium', async () => {
  await ensure()
  vi.stubEnv('CHROMIUM', '/opt/chromium')
  vi.mocked(findHeadlessShell).mockReturnValue(null)
  vi.resetModules()
  await ensure()
  expect([installed(), vi.mocked(spawnSync).mock.calls]).toEqual([[], []])
  expect(log).not.toHaveBeenCalled()
})

test('asks Debian for every program that is missing, for Chromium after Playwright', async () => {
  for (const find of [findFirefox, findHeadlessShell, findWebKit]) vi.mocked(find).mockReturnValue(null)
  vi.mocked(findPostgres).mockReturnValue(undefined)
  vi.mocked(findChromium).mockReturnValueOnce(null).mockReturnValueOnce(null)
  await ensure()
  expect(vi.mocked(spawnSync).mock.calls).toEqual([
    ['playwright-core', ['install', 'chromium', '--no-shell'], expect.anything()],
  ])
  expect(installed()).toEqual([
    ['chromium'],
    ['chromium-headless-shell'],
    ['firefox-esr'],
    ['webkit2gtk-driver', 'xvfb'],
    ['postgresql'],
  ])
})

test('without any Chromium says so and ends', async () => {
  vi.mocked(findChromium).mockReturnValue(null)
  await expect(ensure()).rejects.toThrow('ended with 1')
  expect(error).toHaveBeenCalledWith(expect.stringContaining('set CHROMIUM to its path'))
})
