import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type SigningKeys = ReturnType<typeof createSigningKeys>

/** Until the store's key is loaded, a key of this process is used, so that pages are served anyway. */
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
    /** Never rejects. */
    load,
    /** Without it, signatures of other processes cannot be verified. */
    hasShared: () => shared !== undefined,
    sign: (text: string): string => {
      if (!shared) load()
      return signature(shared ?? own, text)
    },
    /** Constant-time comparison. */
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
