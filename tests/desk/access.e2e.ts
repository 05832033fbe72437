import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { dictionaries } from '#desk/dictionaries.ts'
import { hasNginx, startNginx } from '#tests/deploy/nginx.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { openBrowserTo } from '#tests/helpers/chromium.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { openDesk } from './open-desk.ts'

const italian = dictionaries.it.access

test('the visitors’ files contain nothing of the desk', () => {
  const files = globSync('**/*.{html,js,css,json,txt,xml,webmanifest}', { cwd: `${siteRoot}/dist/client` })
  expect(files.length).toBeGreaterThan(50)
  const telling = /\/desk\b|__Secure-desk|webauthn/i
  const found = files.filter((file) => telling.test(readFileSync(`${siteRoot}/dist/client/${file}`, 'utf8')))
  expect(found).toEqual([])
})

describe('a desk on the own computer, with a hostile page in the same browser', async () => {
  const desk = await openDesk()
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
  )
  const hostile = await freePort()
  await once(server.listen(hostile), 'listening')
  afterAll(() => void server.close())

  test('a second desk says that the port is taken, and ends', async () => {
    await expect(desk.command()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(`porta ${desk.port} .*DESK_PORT=${desk.port + 1}`),
    })
  })

  // Another port of the same name is the same site: cookies go there, whatever SameSite says.
  test.each(['127.0.0.1', 'localhost'])('a page of %s can neither read nor write', async (name) => {
    const before = desk.read('settings.json')
    const own = await desk.visit('#rows')
    const page = await own.context().newPage()
    await page.goto(`http://${name}:${hostile}/`)
    expect(await page.evaluate(attack, desk.origin)).toEqual({
      read: 'refused',
      readUnseen: 'refused',
      write: 'refused',
      writeUnseen: 'refused',
      picture: 'error',
      script: 'error',
      frame: 'unreadable',
      form: 'unreadable',
      window: 'unreadable',
      events: 'error',
      socket: 'error',
      messages: [],
    })
    expect(desk.read('settings.json')).toBe(before)
    const history = await own.evaluate(() => fetch('/desk/api/history').then((answer) => answer.json()))
    expect(history).toEqual([])
    await own.context().close()
  })

  test('DNS rebinding and requests without the token are refused', async () => {
    const own = await desk.visit('')
    const rebound = await own.context().newPage()
    const token = new URL(desk.address).search
    const answers = [
      await rebound.goto(desk.address.replace('127.0.0.1', 'localhost')),
      await rebound.goto(`http://localhost:${desk.port}/desk/api/state`),
    ]
    expect(answers.map((answer) => answer?.status())).toEqual([403, 403])
    await own.context().close()
    const guesses = ['/desk/', '/desk/?token=', `/desk/${token}0`, '/desk/api/state'].map(async (path) =>
      fetch(desk.origin + path, { redirect: 'manual' }),
    )
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })
})

/** A phone or laptop with an authenticator of its own. */
async function device(browser: Browser): Promise<{ page: Page; cdp: CDPSession; authenticatorId: string }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { page, cdp, authenticatorId }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inside = (page: Page) => page.getByRole('navigation').waitFor()
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.skipIf(!hasNginx)(
  'behind the shipped nginx an invitation registers a passkey, which signs in; another session ends it',
  async () => {
    const origin = 'https://www.example.it'
    const desk = await openDesk(siteRoot, { DESK_ORIGIN: origin })
    const nginx = await startNginx([1], desk.port)
    onTestFinished(() => nginx.stop())
    // Chromium asks for passkeys only where it trusts the certificate.
    const browser = await openBrowserTo('www.example.it', nginx.https, ['--ignore-certificate-errors'])
    onTestFinished(() => browser.close())
    const [invitation = ''] = /https:\S+/.exec(await desk.command('invite')) ?? []
    const phone = await device(browser)
    await phone.page.goto(invitation)
    await button(phone.page, italian['register.button']).click()
    await inside(phone.page)
    expect(phone.page.url()).toBe(`${origin}/desk/`)

    // A change passes through nginx at once, without buffering.
    await phone.page.evaluate(async () => {
      const stream = new EventSource('/desk/api/events')
      stream.addEventListener('changed', () => document.body.setAttribute('data-told', ''))
      await new Promise((resolve) => stream.addEventListener('open', resolve))
    })
    desk.write('events.json', desk.read('events.json'))
    await phone.page.locator('body[data-told]').waitFor()

    // A laptop that has the same passkey, as accounts of Apple and Google carry it over.
    const laptop = await device(browser)
    const { credentials } = await phone.cdp.send('WebAuthn.getCredentials', {
      authenticatorId: phone.authenticatorId,
    })
    for (const credential of credentials) {
      await laptop.cdp.send('WebAuthn.addCredential', { authenticatorId: laptop.authenticatorId, credential })
    }
    await laptop.page.goto(invitation)
    await button(laptop.page, italian['register.button']).click()
    await laptop.page.getByText('Questo invito non vale più').waitFor()

    await laptop.page.goto('about:blank')
    await laptop.page.goto(`${origin}/desk/#access`)
    await button(laptop.page, italian['signIn.button']).waitFor()
    expect([await axeFindings(laptop.page), await width(laptop.page)]).toEqual([[], 360])
    await button(laptop.page, italian['signIn.button']).click()
    await inside(laptop.page)
    expect(laptop.page.url()).toBe(`${origin}/desk/#access`)

    await button(laptop.page, italian.end).waitFor()
    expect([await axeFindings(laptop.page), await width(laptop.page)]).toEqual([[], 360])
    await button(laptop.page, italian.end).click()
    await laptop.page.getByText(italian.removed).waitFor()
    await phone.page.reload()
    await button(phone.page, italian['signIn.button']).waitFor()

    await button(laptop.page, italian.invite).click()
    const [other = ''] = (await laptop.page.getByLabel(italian.invited).inputValue()).split(' ')
    expect(other).toMatch(/^https:\/\/www\.example\.it\/desk\/sign-in#[\w-]{43}$/)
    await button(laptop.page, italian.leave).click()
    await button(laptop.page, italian['signIn.button']).waitFor()
  },
)

/** Runs in the hostile page; tells what it learned. */
async function attack(desk: string) {
  const messages: unknown[] = []
  addEventListener('message', ({ data }) => messages.push(data))
  const change = { file: 'settings.json', path: ['entries', 0, 'value'], after: 'mine' }
  const body = JSON.stringify({ changes: [change] })
  const headers = { 'content-type': 'application/json' }
  const ask = (path: string, options: RequestInit) =>
    fetch(desk + path, { credentials: 'include', ...options }).then(
      async (answer) => `${answer.type} ${answer.status} ${JSON.stringify(await answer.text())}`,
      () => 'refused',
    )
  const settled = (target: EventTarget, good: string) =>
    new Promise<string>((resolve) => {
      for (const type of [good, 'error']) target.addEventListener(type, () => resolve(type))
    })
  const element = (name: 'img' | 'script', path: string) => {
    const made = Object.assign(document.createElement(name), { src: desk + path })
    document.body.append(made)
    return settled(made, 'load')
  }
  const readable = (read: () => unknown) => {
    try {
      return read() ? 'readable' : 'unreadable'
    } catch {
      return 'unreadable'
    }
  }
  const frame = Object.assign(document.createElement('iframe'), { name: 'frame', src: `${desk}/desk/` })
  document.body.append(frame)
  await settled(frame, 'load')
  const frameOutcome = readable(() => frame.contentDocument?.body.textContent)
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    enctype: 'text/plain',
    target: 'frame',
    action: `${desk}/desk/api/changes`,
  })
  const field = Object.assign(document.createElement('input'), { name: body.slice(0, -1), value: '}' })
  form.append(field)
  document.body.append(form)
  form.submit()
  await settled(frame, 'load')
  const opened = window.open(`${desk}/desk/#rows`)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  opened?.postMessage('tell me', '*')
  frame.contentWindow?.postMessage('tell me', '*')
  return {
    read: await ask('/desk/api/files/settings.json', {}),
    readUnseen: await ask('/desk/api/state', { mode: 'no-cors' }),
    write: await ask('/desk/api/changes', { method: 'POST', headers, body }),
    writeUnseen: await ask('/desk/api/changes', { method: 'POST', mode: 'no-cors', body }),
    picture: await element('img', '/desk/'),
    script: await element('script', '/desk/api/state'),
    frame: frameOutcome,
    form: readable(() => frame.contentDocument?.body.textContent),
    window: readable(() => opened?.document.body.textContent),
    events: await settled(new EventSource(`${desk}/desk/api/events`, { withCredentials: true }), 'open'),
    socket: await settled(new WebSocket(`${desk.replace('http', 'ws')}/desk/api/events`), 'open'),
    messages,
  }
}
