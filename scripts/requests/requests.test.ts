import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { createContactStore, type NewRequest } from '#server/contact-store/contact-store.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { mapTextFields } from '#shared/contact-rows.ts'
import { runCommand } from './run-command.ts'
import { requestsCsv } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-requests-'))
const store = createContactStore(openSqlite(join(folder, 'data', 'contact.sqlite')))
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const day = 86_400_000

function request(number: number, change: Partial<NewRequest> = {}): NewRequest {
  return {
    id: `${number}aaaaaaa-0000-4000-8000-000000000000`,
    createdAt: new Date(Date.now() - number * day),
    pageLanguage: 'it',
    ...mapTextFields(() => ''),
    answerLanguage: 'it',
    subject: 'warehouse',
    name: 'Anna Ferri',
    emailOrPhone: 'anna@example.it',
    message: 'Perché no?',
    files: [],
    ...change,
  } as const
}

async function run(...args: string[]): Promise<string> {
  const lines: string[] = []
  await runCommand({ store, writeLine: (text) => lines.push(text), say: ownerWords.en, t: String }, args)
  return lines.join('\n')
}

beforeAll(async () => {
  const files = [
    { name: 'Capitolato “à” $(rm -rf).PDF', content: Buffer.from('%PDF-1') },
    { name: '../../etc/passwd', content: Buffer.from('x') },
  ]
  await store.save(request(1, { files }), ['notice'])
  await store.save(request(2, { name: 'Bruno', emailOrPhone: '+39 0421 12.34.56' }), ['notice'])
  await store.save(request(3, { name: 'Bruno', emailOrPhone: '0421123456', company: 'Caffè' }), ['notice'])
  await store.save(request(4, { emailOrPhone: 'ANNA@example.it', message: 'segretissimo' }), ['notice'])
  await store.save(request(800), ['notice'])
})

test('lists all, the open ones, and those with words in any case and accent', async () => {
  expect(await run('list')).toMatch(/^1aaaaaaa .*\+2\n2aaaaaaa [\s\S]*\n5 requests$/u)
  expect(await run('list', 'PERCHE', 'caffe')).toMatch(/^3aaaaaaa .*\n1 request$/)
  await run('answered', '1aaa')
  expect(await run('list', '--open')).toContain('4 requests')
  await run('answered', '1aaa', '--not')
  expect(await run('list', '--open')).toContain('5 requests')
})

test('shows one by the beginning of its number', async () => {
  expect(await run('show', '2AAA')).toContain('0421 12.34.56')
  await expect(run('show', 'ffff')).rejects.toThrow('No request')
  await expect(run('show', '2')).rejects.toThrow('at least')
  await expect(run('show')).rejects.toThrow('Which request')
})

test('several that begin alike are never taken for one', async () => {
  const own = createContactStore(openSqlite(join(folder, 'alike', 'contact.sqlite')))
  const silent = { store: own, writeLine: () => {}, say: ownerWords.en, t: String }
  const ids = ['1aaa0000-0000-4000-8000-000000000000', '1aaa1111-0000-4000-8000-000000000000']
  for (const id of ids) await own.save(request(1, { id, emailOrPhone: `${id}@example.it` }), ['notice'])
  for (const args of [
    ['erase', '1aaa', '--yes'],
    ['answered', '1AAA'],
    ['show', '1aaa'],
    ['save', '1aaa'],
  ])
    await expect(runCommand(silent, args)).rejects.toThrow(/requests begin with/)
  const left = (await own.list()).map(({ id, answeredAt }) => [id, answeredAt])
  expect(left.sort()).toEqual(ids.map((id) => [id, null]))
  await runCommand(silent, ['erase', '1aaa1', '--yes'])
  expect((await own.list()).map(({ id }) => id)).toEqual(ids.slice(0, 1))
  await own.close()
})

test('saves attachments under names of its own, for the owner alone, and overwrites nothing', async () => {
  const target = join(folder, 'saved')
  await run('save', '1aaa', target)
  expect(readdirSync(target).sort()).toEqual(['1-capitolato-a-rm-rf.pdf', '2-etc-passwd.bin'])
  expect(readFileSync(join(target, '1-capitolato-a-rm-rf.pdf'), 'utf8')).toBe('%PDF-1')
  expect(statSync(join(target, '1-capitolato-a-rm-rf.pdf')).mode & 0o777).toBe(0o600)
  await expect(run('save', '1aaa', target)).rejects.toThrow('is there already, and nothing is overwritten')
})

async function csvOf(change: Partial<NewRequest>, note = ''): Promise<string> {
  let csv = ''
  for await (const piece of requestsCsv([{ ...request(9), ...change, files: [], answeredAt: null, note }]))
    csv += piece
  return csv
}

test('exports JSON and CSV', async () => {
  expect(JSON.parse(await run('export', '--json'))).toHaveLength(5)
  const file = join(folder, 'all.csv')
  await run('export', file)
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(7)
})

test.each(['=1+1', '+39 0421', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  'in CSV %j is text and no formula',
  async (name) => {
    const csv = await csvOf({ name })
    expect(csv).toContain(`;"'${name}";`)
  },
)

test('in CSV quotes, semicolons and line ends stay inside their cell', async () => {
  const csv = await csvOf({ message: 'a";"b\nc' }, 'by "Monday"')
  expect(csv.startsWith('\ufeff"id";"received"')).toBe(true)
  expect(csv).toContain('"a"";""b\nc"')
  expect(csv).toContain('"by ""Monday"""')
})

test('erases all of one person, in any way of writing the contact, and only when told twice', async () => {
  expect(await run('erase', '0039 0421-123456')).toContain('Nothing was erased')
  expect(await run('list')).toContain('5 requests')
  expect(await run('erase', '0039 0421-123456', '--yes')).toContain('2 erased')
  expect(await run('list')).toContain('3 requests')
})

test('what is erased is gone from the disk', async () => {
  const bytes = () =>
    readdirSync(join(folder, 'data')).some((file) =>
      readFileSync(join(folder, 'data', file)).includes('segretissimo'),
    )
  expect(bytes()).toBe(true)
  await run('erase', '4aaa', '--yes')
  expect(bytes()).toBe(false)
})

test('purges by the retention of the settings', async () => {
  expect(await run('purge')).toMatch(/: 1 of \d\.\n[\s\S]*Nothing was erased/u)
  expect(await run('purge', '--yes')).toContain('1 erased')
  expect(await run('list')).toContain('1 request')
})

test('a new key for the forms is another one', async () => {
  const before = await store.secret('anti-forgery')
  await run('new-key')
  expect(await store.secret('anti-forgery')).not.toBe(before)
})

test.each([[], ['nonsense'], ['__proto__'], ['constructor']])('%j shows how it is used', async (...args) => {
  await expect(run(...args)).rejects.toThrow('npm run requests')
})

test.each([
  'list --opne',
  'answered 2aaa --nott',
  'answered 2aaa -not',
  'answered 2aaa —not',
  'erase 2aaa --yes --not',
  'export --csv',
  'purge --Yes',
  'new-key --help',
])('%s: a flag that the command does not know stops it', async (typed) => {
  const before = await store.list()
  await expect(run(...typed.split(' '))).rejects.toThrow(/^'[a-z-]+' does not know [-—]+\w+: it /)
  expect(await store.list()).toEqual(before)
})

test('a word that begins with a hyphen and a figure is none', async () => {
  expect(await run('list', '-5')).toBe('0 requests')
})

test.each([',', ';', '\t', '|'])('in CSV no cell is a formula where %j separates', async (separator) => {
  const nasty = ['x,=HYPERLINK("a")', 'y;+1', 'z\t@SUM(A1)', 'w|-1', 'v, "=1', 'u\n=1', '=1', "t,' =1"]
  const requests = nasty.map((message) => ({ ...request(9), message, files: [], answeredAt: null, note: '' }))
  let csv = ''
  for await (const piece of requestsCsv(requests)) csv += piece
  // Like the most careless reader: quotes are ignored.
  const cells = csv.split(/[\r\n]/).flatMap((line) => line.split(separator))
  expect(cells.filter((cell) => /^["\s]*[=+\-@]/.test(cell))).toEqual([])
})
