import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type SigningKeys = ReturnType<typeof createSigningKeys>

/**
 * Signs short texts with a key that all processes share. Until the store gives it (or while it cannot), a key of this
 * process stands in, so that pages are served all the same; what either key signed is accepted.
 */
export function createSigningKeys(loadShared: () => Promise<string>) {
  const own = randomBytes(32).toString('base64url')
  let shared: string | undefined
  let loading: Promise<void> | undefined

  function load() {
    loading ??= loadShared()
      .then((key) => {
        shared = key
      })
      .catch(() => {
        loading = undefined
      })
    return loading
  }

  return {
    /** Asks for the shared key, once it is there at no cost; resolves also when it cannot be had now. */
    load,
    /** Without it, what another process signed cannot be told from what nobody signed. */
    hasShared: () => shared !== undefined,
    sign: (text: string): string => {
      if (!shared) load()
      return signature(shared ?? own, text)
    },
    /** Compared in constant time. */
    isSigned: (text: string, sent: string): boolean => {
      const bytes = Buffer.from(sent)
      return [shared, own].some((key) => {
        const expected = Buffer.from(key ? signature(key, text) : '')
        return expected.length > 0 && expected.length === bytes.length && timingSafeEqual(expected, bytes)
      })
    },
  }
}

function signature(key: string, text: string) {
  return createHmac('sha256', key).update(text).digest('base64url')
}
