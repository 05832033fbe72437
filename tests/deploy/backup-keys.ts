import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'

/** Keys for a file's tests, in their folder. */
export function makeBackupKeys(folder: string) {
  const env = { ...process.env, GNUPGHOME: `${folder}/keys` }
  mkdirSync(env.GNUPGHOME, { mode: 0o700 })
  afterAll(() => void spawnSync('gpgconf', ['--kill', 'all'], { env }))
  const make = ['--batch', '--quiet', '--passphrase', '', '--quick-generate-key']
  execFileSync('gpg', [...make, 'backup@example.it', 'future-default'], { env, stdio: 'ignore' })
  const publicKey = `${folder}/public.asc`
  writeFileSync(publicKey, execFileSync('gpg', ['--armor', '--export'], { env }))
  return { env, publicKey }
}
