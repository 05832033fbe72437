import { hash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, unlinkSync } from 'node:fs'
import { writeWhole } from '../files/write-whole.ts'
import { signInPath } from './access.ts'

const hour = 3_600_000

/**
 * One file each, named by the hash of its token: the terminal makes them while the desk runs, and using one deletes its
 * file, so that it works once.
 */
export function openInvitations(own: string, now = Date.now) {
  const folder = `${own}/invitations`
  const fileOf = (token: string) => `${folder}/${hashOf(token)}`
  const isValid = (file: string) => existsSync(file) && Number(readFileSync(file, 'utf8')) > now()
  return {
    create: (): string => {
      const old = existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []
      for (const file of old.filter((one) => !isValid(one))) unlinkSync(file)
      const token = randomBytes(32).toString('base64url')
      writeWhole(fileOf(token), String(now() + hour), 0o600)
      return token
    },
    isValid: (token: string): boolean => isValid(fileOf(token)),
    use: (token: string): boolean => {
      if (!isValid(fileOf(token))) return false
      unlinkSync(fileOf(token))
      return true
    },
  }
}

/** Secrets are stored as this hash only. */
export function hashOf(secret: string): string {
  return hash('sha256', secret)
}

/** After `#`, which browsers send to nobody: no log has it. */
export function invitationAddress(origin: string, token: string): string {
  return `${origin}${signInPath}#${token}`
}
