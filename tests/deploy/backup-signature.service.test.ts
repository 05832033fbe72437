import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { request } from '#server/fixtures/outbox-run.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { makeBackupKeys, makeSignKey } from './backup-keys.ts'

const deploy = `${projectRoot}/deploy`
const missing = ['flock', 'gpg', 'openssl', 'sqlite3'].filter((name) => spawnSync(name, ['--version']).error)

describe.skipIf(missing.length > 0)('a backup', () => {
  if (missing.length > 0) return
  const folder = ownFolder()
  const { env: keys, publicKey, signKey } = makeBackupKeys(folder)
  const forgeries: Record<string, (file: string) => string> = {
    'is not signed': (file) => {
      rmSync(`${file}.sig`)
      return file
    },
    'was made with the public gpg key alone': (file) => {
      writeFileSync(`${folder}/forged`, 'a store of somebody else')
      const forge = ['--batch', '--yes', '--trust-model', 'always', '-r', 'backup@example.it']
      execFileSync('gpg', [...forge, '-o', file, '-e', `${folder}/forged`], { env: keys, stdio: 'ignore' })
      return file
    },
    'was changed': (file) => {
      chmodSync(file, 0o600)
      writeFileSync(
        file,
        readFileSync(file).map((byte, index) => (index === 400 ? byte ^ 1 : byte)),
      )
      return file
    },
    'was signed with another key': (file) => {
      const other = makeSignKey(`${folder}/other.key`)
      const input = Buffer.concat([Buffer.from(`${basename(file)}\n`), readFileSync(file)])
      const sign = ['dgst', '-sha256', '-sign', other, '-out', `${file}.sig`]
      execFileSync('openssl', sign, { input })
      return file
    },
    'was renamed': (file) => {
      const later = `${dirname(file)}/vetrina-20990101T000000Z.sqlite.gpg`
      renameSync(file, later)
      copyFileSync(`${file}.sig`, `${later}.sig`)
      return later
    },
  }
  test.for(Object.entries(forgeries))('that %s is refused before decryption', async ([how, forge]) => {
    const data = `${folder}/${how}`
    mkdirSync(data)
    const store = createContactStore(openSqlite(`${data}/contact.sqlite`))
    await store.save(request(), ['notice'])
    await store.close()
    const own = {
      DATA_DIR: data,
      BACKUP_DIR: `${data}/backups`,
      BACKUP_KEY: publicKey,
      BACKUP_SIGN_KEY: signKey,
    }
    const made = execFileSync(`${deploy}/backup.sh`, { env: { ...process.env, ...own }, encoding: 'utf8' })
    const file = forge(made.trim())
    const all = { ...keys, ...own, GNUPGHOME: '/nowhere' }
    const { status, stderr } = spawnSync(`${deploy}/restore.sh`, [file], { env: all, encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^(The signature of .* is not right|.* is not signed: ).* Nothing was touched\.\n$/,
      ),
    ])
    expect(readdirSync(data).filter((name) => name.includes('.before-restore'))).toEqual([])
  })
})
