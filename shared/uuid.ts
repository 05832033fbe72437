type Random = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Version 4, lower case (RFC 9562 §5.4). `crypto.randomUUID` is missing outside secure contexts. */
export function createUuid(random: Random = globalThis.crypto): string {
  if (random.randomUUID) return random.randomUUID()
  const bytes = random.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Deterministic UUID from at least 32 hex digits, as version 4 or 8 (RFC 9562 §5.8). */
export function hashUuid(hex: string, version: 4 | 8): string {
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${version}${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

export function isUuid(text: string): boolean {
  return version4.test(text)
}
