import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** An executable that was tried and starts, or null. */
type Found = string | null

/** Chromium: the environment's `CHROMIUM`, else Playwright's own download, else the system's. */
export function findChromium(): Found {
  return firstThatStarts([
    process.env.CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ])
}

/**
 * Chromium without its window, the engine alone, where the system has it: it draws a page in half the time. Null where
 * the environment's `CHROMIUM` asks for another browser.
 */
export function findHeadlessShell(): Found {
  return process.env.CHROMIUM
    ? null
    : firstThatStarts(['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'])
}

/** Firefox: the environment's `FIREFOX`, else Debian's firefox-esr, else the system's. */
export function findFirefox(): Found {
  return firstThatStarts([
    process.env.FIREFOX,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ])
}

/** A browser without its system libraries exists and does not start: Playwright's download on a bare Debian is one. */
function firstThatStarts(candidates: readonly (string | undefined)[]): Found {
  for (const path of candidates) {
    if (!path || !existsSync(path)) continue
    // On Windows a browser opens a window instead of telling its version.
    if (process.platform === 'win32') return path
    const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 })
    if (status === 0) return path
  }
  return null
}
