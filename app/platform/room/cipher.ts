import { fromBase64Url, toBase64Url } from '#app/platform/base64url.ts'

const secretBytes = 16
const nonceBytes = 12

/** End-to-end encryption between devices of one room. */
export type Cipher = {
  room: string
  seal: (text: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Null for what another secret encrypted. */
  open: (bytes: Uint8Array<ArrayBuffer>) => Promise<string | null>
}

/** `crypto.subtle` exists only on https and localhost. */
export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** 128 bits, as base64url. */
export function createSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes)))
}

export function isSecret(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** HKDF: the server, which knows the room, cannot derive the key. */
export async function createCipher(secret: string): Promise<Cipher> {
  const bytes = fromBase64Url(secret)
  if (!bytes || !isSecret(secret)) throw new TypeError('This is no secret of a room.')
  const root = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const from = (label: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`vetrina ${label}`),
  })
  const room = toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(from('room'), root, 256)))
  const algorithm = { name: 'AES-GCM', length: 256 }
  const key = await crypto.subtle.deriveKey(from('key'), root, algorithm, false, ['encrypt', 'decrypt'])
  return {
    room,
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
      const message = new Uint8Array(nonceBytes + sealed.byteLength)
      message.set(iv)
      message.set(new Uint8Array(sealed), nonceBytes)
      return message
    },
    open: async (message) => {
      const iv = message.subarray(0, nonceBytes)
      try {
        const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, message.subarray(nonceBytes))
        return new TextDecoder('utf-8', { fatal: true }).decode(opened)
      } catch {
        return null
      }
    },
  }
}
