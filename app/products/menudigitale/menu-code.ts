import { attempt } from '#app/platform/attempt.ts'
import { fromBase64Url, toBase64Url } from '#app/platform/base64url.ts'
import type { Menu } from './menu.ts'
import { type MenuFault, menuFault, type ReadMenu, readMenu, tidyMenu, writeMenu } from './menu-text.ts'

/** In bytes after inflating, and in characters of code: anything longer is not read at all. */
const mostBytes = 64 * 1024
const mostCharacters = 16 * 1024

const version = '1'
const form = /^[\w-]*/

export type MenuCode = { code: string; fault?: undefined } | { fault: MenuFault; code?: undefined }

/**
 * A menu as a fragment without '#': version, two characters of check sum, then the text of `writeMenu`,
 * deflated, as base64url. Refuses what `decodeMenu` would refuse.
 */
export async function encodeMenu(menu: Menu): Promise<MenuCode> {
  const fault = menuFault(tidyMenu(menu))
  if (fault) return { fault }
  const text = new TextEncoder().encode(writeMenu(menu))
  if (text.length > mostBytes) return { fault: 'huge' }
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const code = version + checkSum(text) + toBase64Url(bytes)
  return code.length > mostCharacters ? { fault: 'huge' } : { code }
}

/** With or without '#'. Never throws. A full stop or bracket that a messenger appended is ignored. */
export async function decodeMenu(fragment: string): Promise<ReadMenu> {
  const whole = fragment.replace(/^#/, '')
  if (whole.length > mostCharacters) return { fault: 'huge' }
  const [code = ''] = form.exec(whole) ?? []
  if (code === '') return { fault: whole === '' ? 'empty' : 'damaged' }
  if (/^[2-9]/.test(code)) return { fault: 'version' }
  const packed = code.startsWith(version) ? fromBase64Url(code.slice(3)) : null
  if (!packed) return { fault: 'damaged' }
  const bytes = await inflate(packed)
  if (typeof bytes === 'string') return { fault: bytes }
  if (checkSum(bytes) !== code.slice(1, 3)) return { fault: 'damaged' }
  const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  const read: ReadMenu = text === undefined ? { fault: 'damaged' } : readMenu(text)
  const fault = read.menu && menuFault(read.menu)
  return fault ? { fault } : read
}

/** Stops at the limit: a kilobyte may inflate to a megabyte. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | MenuFault> {
  const inflated = new Uint8Array(mostBytes)
  let length = 0
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return inflated.subarray(0, length)
      if (length + value.length > mostBytes) {
        await reader.cancel()
        return 'huge'
      }
      inflated.set(value, length)
      length += value.length
    }
  } catch {
    return 'damaged'
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Twelve bits of FNV-1a: a damaged character must not become another price. */
function checkSum(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  const folded = hash ^ (hash >>> 16)
  return alphabet.charAt((folded >>> 6) & 63) + alphabet.charAt(folded & 63)
}
