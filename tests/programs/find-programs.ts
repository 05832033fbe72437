import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

type Found = string | null

/** `CHROMIUM`, else Playwright's download, else the system's. */
export function findChromium(): Found {
  return firstThatStarts([
    process.env.CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
}

/** Renders pages in half the time. Null when `CHROMIUM` selects another browser. */
export function findHeadlessShell(): Found {
  return process.env.CHROMIUM
    ? null
    : firstThatStarts(['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'])
}

export function findFirefox(): Found {
  return firstThatStarts([
    process.env.FIREFOX,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ])
}

/** WebKitGTK's, which runs on Linux only and needs a driver and an X server. */
export function findWebKit(): Found {
  const hasRest = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))
  return (hasRest && globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]) || null
}

/** Starts each candidate: Playwright's download lacks system libraries on a bare Debian. */
function firstThatStarts(candidates: readonly (string | undefined)[]): Found {
  for (const path of candidates) {
    if (!path || !existsSync(path)) continue
    const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 })
    if (status === 0) return path
  }
  return null
}

/** The folder of its programs, the newest first. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${debian}/${version}/bin`)
  return [...newestFirst, ...(process.env.PATH ?? '').split(':')].find((bin) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(bin, name))),
  )
}
