import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'

/** Keys for a file's tests, in their folder. */
export function makeBackupKeys(folder: string) {
  const env = { ...process.env, GNUPGHOME: `${folder}/keys`, BACKUP_VERIFY_KEY: `${folder}/sign.pub` }
  mkdirSync(env.GNUPGHOME, { mode: 0o700 })
  afterAll(() => void spawnSync('gpgconf', ['--kill', 'all'], { env }))
  const make = ['--batch', '--quiet', '--passphrase', '', '--quick-generate-key']
  execFileSync('gpg', [...make, 'backup@example.it', 'future-default'], { env, stdio: 'ignore' })
  const publicKey = `${folder}/public.asc`
  writeFileSync(publicKey, execFileSync('gpg', ['--armor', '--export'], { env }))
  const signKey = makeSignKey(`${folder}/sign.key`)
  execFileSync('openssl', ['pkey', '-in', signKey, '-pubout', '-out', env.BACKUP_VERIFY_KEY])
  return { env, publicKey, signKey }
}

export function makeSignKey(file: string): string {
  const curve = ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']
  execFileSync('openssl', ['genpkey', ...curve, '-out', file])
  return file
}
