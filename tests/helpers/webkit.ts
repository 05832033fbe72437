import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'
import { freePort } from './free-port.ts'
import type { Tab } from './other-browser-tests.ts'

/** Code points of the WebDriver standard. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** Drivers, and the X server that all their windows share. */
const started: ChildProcess[] = []
let display: Promise<string> | undefined

/**
 * An Italian WebKit without former visits. Each has a driver of its own, which holds one session only. Its driver
 * reports no faults of pages.
 */
export async function openWebKitTab(): Promise<Tab> {
  display ??= openDisplay()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: await display, LANG: 'it_IT.UTF-8', LANGUAGE: 'it' }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  started.push(driver)
  const call = async (method: string, path: string, body?: object) => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, request)
    const { value } = Object(await answer.json())
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`)
    return value
  }
  // With the page load strategy `eager` a script that is sent while the page loads never ends.
  const capabilities = {
    pageLoadStrategy: 'normal',
    'webkitgtk:browserOptions': { binary: inject('webkit'), args: ['--automation'] },
  }
  const { sessionId } = await retryAfter(/fetch failed/, () =>
    call('POST', '', { capabilities: { alwaysMatch: capabilities } }),
  )
  const command = (path: string, body: object = {}) => call('POST', `/${sessionId}${path}`, body)
  const onElement = async (selector: string, action: string, body?: object) => {
    const element = await command('/element', { using: 'css selector', value: selector })
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
    // The driver does not wait until an element that is moving, or that a scroll takes along, rests in sight.
    await retryAfter(/element not interactable/, async () => {
      await command('/execute/sync', { script, args: [element] })
      await command(`/element/${Object.values(element)[0]}/${action}`, body)
    })
  }
  await command('/window/rect', { width: 1280, height: 800 })
  return {
    faults: [],
    go: (path) => command('/url', { url: inject('siteUrl') + path }),
    click: (selector) => onElement(selector, 'click'),
    type: (selector, text) => onElement(selector, 'value', { text }),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      return command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    back: () => command('/back'),
    read: (expression) => command('/execute/sync', { script: `return ${expression}`, args: [] }),
    close: async () => {
      await call('DELETE', `/${sessionId}`)
      driver.kill()
    },
  }
}

export function closeWebKit() {
  display = undefined
  for (const child of started.splice(0)) child.kill()
}

async function openDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  started.push(server)
  const number = server.stdio[3]
  if (!number) throw new Error('Xvfb has no pipe for the number of its display.')
  return `:${String(await once(number, 'data')).trim()}`
}

/** The test's time limit ends it. */
async function retryAfter<T>(fault: RegExp, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!fault.test(String(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
