import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { NewRequest } from '#server/contact-store/contact-store.ts'
import { StoreTooNew, StoreUnavailable } from '#server/contact-store/database.ts'
import { ownStore, request } from '#server/fixtures/store-engines.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { words } from '#tests/helpers/words.ts'
import { faultText } from './command-context.ts'
import { runCommand } from './run-command.ts'
import { safeName } from './save-files.ts'
import { requestsCsv } from './table.ts'

const say = ownerWords.it
const t = words('it')
const folder = ownFolder()
const data = join(folder, 'data')
const { store } = ownStore(join(data, 'contact.sqlite'))

/** As many days old as its number says. */
function numbered(number: number, change: Partial<NewRequest> = {}): NewRequest {
  const id = `${number}aaaaaaa-0000-4000-8000-000000000000`
  const createdAt = new Date(Date.now() - number * 86_400_000)
  return request({ id, createdAt, name: 'Anna Ferri', message: 'Perché no?', ...change })
}

async function run(...args: string[]): Promise<string> {
  const lines: string[] = []
  await runCommand({ store, writeLine: (text) => lines.push(text), say, t: String }, args)
  return lines.join('\n')
}

const count = (number: number) => say('requests.count', { count: number })

beforeAll(async () => {
  const files = [
    { name: 'Capitolato “à” $(rm -rf).PDF', content: Buffer.from('%PDF-1') },
    { name: '../../etc/passwd', content: Buffer.from('x') },
  ]
  await store.save(numbered(1, { files }))
  await store.save(numbered(2, { name: 'Bruno', emailOrPhone: '+39 0421 12.34.56' }))
  await store.save(numbered(3, { name: 'Bruno', emailOrPhone: '0421123456', company: 'Caffè' }))
  await store.save(numbered(4, { emailOrPhone: 'ANNA@example.it', message: 'segretissimo' }))
  await store.save(numbered(800))
})

test('list shows all, open ones, or those with words in any case and accent', async () => {
  expect(await run('list')).toMatch(new RegExp(`^1aaaaaaa .*\\+2\\n2aaaaaaa [^]*\\n${count(5)}$`))
  expect(await run('list', 'PERCHE', 'caffe')).toMatch(new RegExp(`^3aaaaaaa .*\\n${count(1)}$`))
  const { id } = numbered(1)
  expect(await run('answered', '1aaa')).toBe(say('requests.nowAnswered', { id }))
  expect(await run('list', '--open')).toContain(count(4))
  expect(await run('answered', '1aaa', '--not')).toBe(say('requests.nowOpen', { id }))
  expect(await run('list', '--open')).toContain(count(5))
})

test('show finds a request by the beginning of its number', async () => {
  expect(await run('show', '2AAA')).toContain('0421 12.34.56')
  await expect(run('show', 'ffff')).rejects.toThrow(say('requests.none', { start: 'ffff' }))
  await expect(run('show', '2')).rejects.toThrow(say('requests.which'))
  await expect(run('show')).rejects.toThrow(say('requests.which'))
})

test('an ambiguous beginning is refused', async () => {
  const { store: own } = ownStore()
  const silent = { store: own, writeLine: () => {}, say, t: String }
  const ids = ['1aaa0000-0000-4000-8000-000000000000', '1aaa1111-0000-4000-8000-000000000000']
  for (const id of ids) await own.save(numbered(1, { id, emailOrPhone: `${id}@example.it` }))
  for (const typed of ['erase 1aaa --yes', 'answered 1AAA', 'show 1aaa', 'save 1aaa']) {
    const [, start = ''] = typed.split(' ')
    const message = say('requests.several', { start })
    await expect(runCommand(silent, typed.split(' '))).rejects.toThrow(message)
  }
  const left = (await own.list()).map(({ id, answeredAt }) => [id, answeredAt])
  expect(left.sort()).toEqual(ids.map((id) => [id, null]))
  await runCommand(silent, ['erase', '1aaa1', '--yes'])
  expect((await own.list()).map(({ id }) => id)).toEqual(ids.slice(0, 1))
})

test('save writes attachments under safe names, readable by the owner alone, without overwriting', async () => {
  const target = join(folder, 'saved')
  const [pdf, other] = ['1-capitolato-a-rm-rf.pdf', '2-etc-passwd.bin'].map((name) => join(target, name))
  expect(await run('save', '1aaa', target)).toBe(`${pdf}\n${other}`)
  expect(readdirSync(target)).toHaveLength(2)
  expect(readFileSync(`${pdf}`, 'utf8')).toBe('%PDF-1')
  expect(statSync(`${pdf}`).mode & 0o777).toBe(0o600)
  await expect(run('save', '1aaa', target)).rejects.toThrow(say('requests.isThere', { path: `${pdf}` }))
  await expect(run('save', '2aaa', target)).rejects.toThrow(say('requests.noAttachments'))
})

test.each([
  [`${'a'.repeat(99)}.pdf`, `1-${'a'.repeat(60)}.pdf`],
  ['a.elevenchars', '1-a-elevenchars.bin'],
  ['a.tencharact', '1-a.tencharact'],
  ['….txt', '1-file.txt'],
])('%s is saved as %s', (name, safe) => {
  expect(safeName(name, 0)).toBe(safe)
})

async function csvOf(...changes: (Partial<NewRequest> & { note?: string })[]): Promise<string> {
  const rows = changes.map((change) => ({ ...numbered(9), note: '', ...change, files: [], answeredAt: null }))
  let csv = ''
  for await (const piece of requestsCsv(rows, { say, t })) csv += piece
  return csv
}

test('export writes CSV', async () => {
  expect((await run('export')).split('\r\n')).toHaveLength(6)
})

test.each(['=1+1', '+39 0421', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  'in CSV %j is no formula',
  async (name) => {
    expect(await csvOf({ name })).toContain(`;"'${name}";`)
  },
)

test('in CSV times are the owner’s, as spreadsheets read them', async () => {
  expect(await csvOf({ createdAt: new Date('2026-07-01T22:30:00Z') })).toContain(';"2026-07-02 00:30";')
})

test('in CSV quotes, semicolons and line breaks stay in their cell', async () => {
  const csv = await csvOf({ message: 'a";"b\nc', note: 'by "Monday"' })
  expect(csv).toContain('"a"";""b\nc"')
  expect(csv).toContain('"by ""Monday"""')
})

test.each([',', ';', '\t', '|'])('in CSV no cell is a formula with %j as separator', async (separator) => {
  const nasty = ['x,=HYPERLINK("a")', 'y;+1', 'z\t@SUM(A1)', 'w|-1', 'v, "=1', 'u\n=1', '=1', "t,' =1"]
  const csv = await csvOf(...nasty.map((message) => ({ message })))
  // Like the most careless reader: quotes are ignored.
  const cells = csv.split(/[\r\n]/).flatMap((line) => line.split(separator))
  expect(cells.filter((cell) => /^["\s]*[=+\-@]/.test(cell))).toEqual([])
})

test('erase --yes deletes all requests of a person, however the contact is written', async () => {
  await expect(run('erase')).rejects.toThrow(say('requests.whose'))
  const unerased = say('requests.unerased')
  expect(await run('erase', '0039 0421-123456')).toMatch(new RegExp(`^2a.*\\n3a.*\\n${unerased}$`))
  expect(await run('list')).toContain(count(5))
  expect(await run('erase', '0039 0421-123456', '--yes')).toContain(say('requests.erased', { count: 2 }))
  expect(await run('list')).toContain(count(3))
})

test('erased text is gone from the files on disk', async () => {
  const bytes = () =>
    readdirSync(data).some((file) => readFileSync(join(data, file)).includes('segretissimo'))
  expect(bytes()).toBe(true)
  expect(await run('erase', '4aaa', '--yes')).not.toContain(say('requests.leftInLog'))
  expect(bytes()).toBe(false)
})

test('purge uses the retention of the settings', async () => {
  const unerased = say('requests.unerased')
  expect(await run('purge')).toMatch(new RegExp(`: 1 su \\d\\.\\n${unerased}$`))
  expect(await run('purge', '--yes')).toContain(say('requests.erased', { count: 1 }))
  expect(await run('list')).toContain(count(1))
})

test.each(['', 'nonsense', '__proto__', 'constructor'])('‘%s’ prints the usage', async (name) => {
  const message = [
    name && say('requests.noCommand', { name }),
    say('requests.usage', { command: 'npm run requests --' }),
  ].filter(Boolean)
  await expect(run(name)).rejects.toThrow(message.join('\n\n'))
})

test.each([
  'list --opne',
  'answered 2aaa --nott',
  'answered 2aaa -not',
  'answered 2aaa —not',
  'erase 2aaa --yes --not',
  'export --csv',
  'purge --Yes',
])('%s: an unknown flag is refused', async (typed) => {
  const before = await store.list()
  await expect(run(...typed.split(' '))).rejects.toThrow(/^'[a-z-]+' non conosce [-—]+\w+: (conosce|non ha) /)
  expect(await store.list()).toEqual(before)
})

test.each([
  [new StoreUnavailable('ECONNREFUSED'), 'L’archivio delle richieste ora non si può usare. [ECONNREFUSED]'],
  [new StoreUnavailable('SQLITE_FULL', 'full'), 'Il disco è pieno. [SQLITE_FULL]'],
  [new StoreTooNew('9'), say('requests.tooNew')],
  [new Error('x'), 'x'],
])("faultText explains %s in the owner’s language, with the engine's message", (error, message) => {
  expect(faultText(error, say)).toBe(message)
})
