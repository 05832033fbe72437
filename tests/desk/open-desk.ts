import { execFile, spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { axeFindings, axeOptionsIn } from '#tests/helpers/axe.ts'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder, whenOver } from '#tests/helpers/own-folder.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

/** Starts `desk/main.ts` of a project, with a copy of its owner's folder and an empty store; it ends with test or file. */
export async function openDesk(root = siteRoot, own: Readonly<Record<string, string>> = {}) {
  const folder = ownFolder()
  const site = `${folder}/site`
  cpSync(`${root}/site`, site, { recursive: true })
  const port = await freePort()
  const env = { ...process.env, SITE_DIR: site, DATA_DIR: `${folder}/data`, DESK_PORT: String(port), ...own }
  const address = await start(root, env)
  const { origin } = new URL(address)
  return {
    /** With its token, at home. */
    address,
    origin,
    port,
    /** Runs the desk's program with these arguments, beside the running desk; gives its output. */
    command: async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, ['desk/main.ts', ...args], { cwd: root, env })).stdout,
    /** The owner's folder. */
    site,
    read: (name: string) => readFileSync(`${site}/${name}`, 'utf8'),
    write: (name: string, text: string) => writeFileSync(`${site}/${name}`, text),
    /** A new browser profile in the desk; faults on its pages are in `faults`. */
    visit: async (hash: string, options: BrowserContextOptions = {}) => {
      const browser = await openBrowser()
      const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', ...options })
      // Left open, every page would redraw at each later change.
      onTestFinished(() => context.close())
      const page = Object.assign(await context.newPage(), { faults: [] as string[] })
      page.on('pageerror', (error) => page.faults.push(String(error)))
      page.on('console', (message) => {
        // The site's pages are shown without their scripts.
        const isOfFrame = message.text().includes("script-src 'none'")
        if (message.type() === 'error' && !isOfFrame) page.faults.push(message.text())
      })
      await page.goto(address)
      await page.goto(`${origin}/desk/${hash}`)
      return page
    },
  }
}

/** Gives its address. */
async function start(root: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['desk/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  whenOver(() => child.kill() && ended)
  let said = ''
  return new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [found] = /https?:\S+\/desk\/\S*\s/.exec(said) ?? []
        if (found) resolve(found.trim())
      })
    }
    child.once('exit', (code) => reject(new Error(`The desk ended with ${code}:\n${said}`)))
  })
}

/** At the smallest and the largest width; the schemes differ in colours alone. */
export async function expectAccessible(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const found = await axeFindings(page, 'html', axeOptionsIn[colorScheme])
      expect(found, `${page.url()}, ${width} px, ${colorScheme}`).toEqual([])
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${page.url()}, ${width} px`).toBeLessThanOrEqual(0)
  }
}
