import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import { writeWhole } from '../files/write-whole.ts'
import { hashOf } from './invitations.ts'

/** `agent`: the browser that made it, as it calls itself. */
type Made = { id: string; agent: string; at: string }
type Passkey = Made & { publicKey: string; counter: number }
/** `id`: the hash of its token. */
type Session = Made & { passkey: string }

export const sessionSeconds = 86_400

export type AccessStore = ReturnType<typeof openAccessStore>

/** Passkeys and sessions, in a file that only the desk's user reads: they outlive a restart. */
export function openAccessStore(own: string, now = Date.now) {
  const file = `${own}/access.json`
  const stored: { passkeys: Passkey[]; sessions: Session[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passkeys: [], sessions: [] }
  let { passkeys, sessions } = stored
  const isFresh = ({ at }: Session) => Date.parse(at) + sessionSeconds * 1_000 > now()
  const made = (id: string, agent: string): Made => ({
    id,
    agent: agent.slice(0, 300),
    at: new Date(now()).toISOString(),
  })
  const save = () => {
    sessions = sessions.filter(isFresh)
    writeWhole(file, JSON.stringify({ passkeys, sessions }), 0o600)
  }
  return {
    passkeys: (): readonly Passkey[] => passkeys,
    credential: (id: string): WebAuthnCredential | undefined => {
      const passkey = passkeys.find((one) => one.id === id)
      return (
        passkey && { id, counter: passkey.counter, publicKey: Buffer.from(passkey.publicKey, 'base64url') }
      )
    },
    addPasskey: ({ id, publicKey, counter }: WebAuthnCredential, agent: string) => {
      const key = Buffer.from(publicKey).toString('base64url')
      passkeys = [...passkeys, { ...made(id, agent), publicKey: key, counter }]
      save()
    },
    /** Ends its sessions too. */
    removePasskey: (id: string) => {
      passkeys = passkeys.filter((one) => one.id !== id)
      sessions = sessions.filter(({ passkey }) => passkey !== id)
      save()
    },
    sessions: (): readonly Session[] => sessions.filter(isFresh),
    session: (token: string | undefined): Session | undefined => {
      const id = token && hashOf(token)
      return sessions.find((one) => one.id === id && isFresh(one))
    },
    /** @returns its token, which is kept nowhere here */
    begin: (passkey: string, agent: string, counter?: number): string => {
      const token = randomBytes(32).toString('base64url')
      passkeys = passkeys.map((one) => (one.id === passkey && counter ? { ...one, counter } : one))
      sessions = [...sessions, { ...made(hashOf(token), agent), passkey }]
      save()
      return token
    },
    end: (id: string) => {
      sessions = sessions.filter((one) => one.id !== id)
      save()
    },
  }
}
