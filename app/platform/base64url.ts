import { attempt } from './attempt.ts'

/** Without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function fromBase64Url(code: string): Uint8Array<ArrayBuffer> | null {
  const text = attempt(() => atob(code.replaceAll('-', '+').replaceAll('_', '/')))
  return text === undefined ? null : Uint8Array.from(text, (character) => character.charCodeAt(0))
}
