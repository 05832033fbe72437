import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'

const script = fileURLToPath(new URL('../../deploy/take-desk-build.sh', import.meta.url))
const id = '2026-11-25T17:24:26.123Z'
let folder: string

/** A build in service, whose release.sh prints its arguments, and one by the desk with the same program. */
beforeEach(() => {
  folder = ownFolder()
  mkdirSync(`${folder}/site/.desk`, { recursive: true })
  const release = 'echo "$1"; cat "$2/words.txt"; [ ! -e "$2/wrong" ] || { echo "It is refused."; exit 3; }\n'
  writeDeep(`${folder}/current/deploy/release.sh`, release)
  cpSync(`${folder}/current/deploy`, `${folder}/dist/deploy`, { recursive: true })
  writeFileSync(`${folder}/dist/stamp`, 'a'.repeat(64))
  writeFileSync(`${folder}/dist/words.txt`, 'new words\n')
  writeFileSync(`${folder}/secret`, 'of root')
})

/** `asDesk`: the command that runs others as the desk's user. */
function run(asDesk = '') {
  const own = { OWNER_DIR: `${folder}/site`, BUILD: `${folder}/dist`, CURRENT: `${folder}/current` }
  return promisify(execFile)('sh', [script], { env: { ...process.env, ...own, AS_DESK: asDesk } })
}

/** The outcome that the desk reads: the wish's id, the exit code, what was said. */
async function take(wanted = `${id}\n`) {
  writeFileSync(`${folder}/site/.desk/publish-wanted`, wanted)
  await run().catch(() => undefined)
  const [of, code, ...said] = readFileSync(`${folder}/site/.desk/publish-outcome`, 'utf8').split('\n')
  return { id: of, code, said: said.join('\n').trim() }
}

test("passes the desk's build to the release script and writes its outcome", async () => {
  expect(await take()).toEqual({ id, code: '0', said: 'take\nnew words' })
  writeFileSync(`${folder}/dist/wrong`, '')
  expect(await take()).toEqual({ id, code: '3', said: 'take\nnew words\nIt is refused.' })
})

test.each<[string, () => void]>([
  ['a link to what root can read', () => symlinkSync(`${folder}/secret`, `${folder}/dist/link.txt`)],
  ['a name that leads elsewhere', () => writeFileSync(`${folder}/dist/stamp`, '/../../../etc')],
  ['no build', () => rmSync(`${folder}/dist`, { recursive: true })],
  ['a script for root', () => writeFileSync(`${folder}/dist/deploy/release.sh`, 'echo mine\n')],
  ['one script more', () => writeFileSync(`${folder}/dist/deploy/more.sh`, 'echo mine\n')],
])('%s instead of a build is refused', async (_, spoil) => {
  spoil()
  const outcome = await take()
  expect(outcome).toMatchObject({ id, code: '1' })
  expect(outcome.said).not.toMatch(/new words|of root|mine/)
})

test('a request that the desk’s user cannot read is a failure', async () => {
  await expect(run('false')).rejects.toMatchObject({ code: 1 })
})

test("only letters and digits of the request's id are used", async () => {
  expect((await take('$(reboot); /etc/passwd\nmore\n')).id).toBe('rebootetcpasswd')
})
