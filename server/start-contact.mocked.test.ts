import { expect, onTestFinished, test, vi } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { readConfig } from './config.ts'
import { mailServer, request, until } from './fixtures/outbox-run.ts'
import { smallSite } from './fixtures/small-site.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))

const { recipient, startContact } = await import('./start-contact.ts')

function start(settings: Record<string, string>, smtpUrl: string | undefined) {
  owner.clear()
  for (const [key, value] of Object.entries({ 'brand.name': 'Bottega Prova', ...settings }))
    owner.set(key, value)
  const read = readConfig({ DATA_DIR: ownFolder(), SMTP_URL: smtpUrl, STORE_FREE_MB: '0' })
  if ('faults' in read) throw new Error(read.faults.join())
  const faults: string[] = []
  const parts = startContact({ ...read, site: smallSite(), onFault: (fault) => faults.push(fault) })
  onTestFinished(() => parts.stop())
  return { ...parts, faults }
}

const own = { 'contact.recipient': 'bottega@example.com', 'company.email': 'altro@example.com' }

/** What a provider with these settings is mailed of a request, at once. */
async function mailed(settings: Record<string, string>, user = '') {
  const server = await mailServer({ signsIn: user !== '' })
  const { contact, faults } = start({ ...own, ...settings }, server.url.replace('//', `//${user}`))
  // The outbox has looked once by now; without being told it would look again only after half a minute.
  await contact.store.save(request({ answerLanguage: 'it' }))
  contact.onStored()
  await until(() => server.mails.length > 0)
  return { mail: server.mails[0], faults }
}

test.each([
  ['the address that signs in', 'sito%40example.com', 'sito@example.com'],
  ['the recipient, where a bare name signs in', 'apikey', 'bottega@example.com'],
])('a request is mailed to the provider at once, from %s', async (_, user, from) => {
  const { mail, faults } = await mailed({}, `${user}:secret@`)
  expect(mail?.to).toEqual(['bottega@example.com'])
  expect(mail?.raw).toMatch(new RegExp(`^From: "?Bottega Prova"? <${from}>\r$`, 'm'))
  expect(faults).toEqual([expect.stringMatching(/^A new, empty store was made: .*contact\.sqlite\.$/)])
})

test.each([
  ['it', /dal sito/],
  ['en', /from the site/],
  ['', /dal sito/],
])("the notice is in the owner's language %j: %s", async (language, subject) => {
  const { mail } = await mailed({ 'owner.language': language })
  expect(/^Subject: .*$/m.exec(mail?.raw ?? '')?.[0]).toMatch(subject)
})

test.each([
  ['a mail server', { 'contact.recipient': 'bottega@example.com' }, false],
  ['a recipient', {}, true],
])('without %s a request waits in the store, which is closed in the end', async (_, settings, hasServer) => {
  const server = await mailServer()
  const { contact, stop } = start(settings, hasServer ? server.url : undefined)
  await contact.store.save(request())
  contact.onStored()
  expect(await contact.store.outboxState()).toMatchObject({ waiting: 1, fault: null })
  await stop()
  await expect(contact.store.list()).rejects.toThrow('The store is closed.')
})

test("the recipient is contact.recipient, else the company's address", () => {
  owner.clear()
  expect(recipient()).toBe('')
  owner.set('company.email', 'ditta@example.com')
  expect(recipient()).toBe('ditta@example.com')
  owner.set('contact.recipient', 'richieste@example.com')
  expect(recipient()).toBe('richieste@example.com')
})

test('health checks query the store at most once a second', async () => {
  const { contact, store } = start({}, undefined)
  const check = vi.spyOn(contact.store, 'check')
  // Whole milliseconds: with a fraction, a second added and taken away again is not always a second.
  let now = Math.ceil(performance.now())
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  await Promise.all([store.check(), store.check()])
  expect(check).toHaveBeenCalledTimes(1)
  now += 1_000
  await store.check()
  expect(check).toHaveBeenCalledTimes(1)
  now += 1
  await store.check()
  expect(check).toHaveBeenCalledTimes(2)
})
