import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>

/** Starts `desk/main.ts` of a project, with a copy of its owner's folder and an empty store. */
export async function openDesk(root = siteRoot, own: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const site = `${folder}/site`
  cpSync(`${root}/site`, site, { recursive: true })
  const port = await freePort()
  const env = { ...process.env, SITE_DIR: site, DATA_DIR: `${folder}/data`, DESK_PORT: String(port), ...own }
  const desk = await start(root, env)
  return {
    ...desk,
    port,
    /** Runs the desk's program with these arguments, beside the running desk; gives its output. */
    command: async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, ['desk/main.ts', ...args], { cwd: root, env })).stdout,
    /** The owner's folder. */
    site,
    read: (name: string) => readFileSync(`${site}/${name}`, 'utf8'),
    write: (name: string, text: string) => writeFileSync(`${site}/${name}`, text),
    /** A new browser profile in the desk; faults on its pages are in `faults`. */
    visit: async (
      hash: string,
      options: BrowserContextOptions = {},
    ): Promise<Page & { faults: string[] }> => {
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
      await page.goto(desk.address)
      await page.goto(`${desk.origin}/desk/${hash}`)
      return page
    },
    stop: async () => {
      await desk.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function start(root: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['desk/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [found] = /https?:\S+\/desk\/\S*\s/.exec(said) ?? []
        if (found) resolve(found.trim())
      })
    }
    child.once('exit', (code) => reject(new Error(`The desk ended with ${code}:\n${said}`)))
  })
  return {
    /** With its token, at home. */
    address,
    origin: new URL(address).origin,
    said: () => said,
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await ended
    },
  }
}
