import { useEffect, useState } from 'react'
import { decodeMenu } from '#app/products/menudigitale/menu-code.ts'
import type { ReadMenu } from '#app/products/menudigitale/menu-text.ts'

/** A fragment with a menu begins with its version; anything else names an element, such as the skip link's. */
const isCode = (hash: string) => /^#\d/.test(hash)

/** `code` is the fragment without its '#'. */
type Found = { read?: ReadMenu | null; code: string }

/**
 * The menu in the address, read after hydration and again whenever the fragment changes; undefined until it is read,
 * null where the address has none. A jump to an element must not cost the guest the menu: its address is put back.
 */
export function useMenu(): Found {
  const [found, setFound] = useState<Found>({ code: '' })

  useEffect(() => {
    let shown = ''
    const load = async () => {
      const { hash } = location
      if (!isCode(hash)) {
        if (shown) history.replaceState(history.state, '', shown)
        else setFound({ read: null, code: '' })
        return
      }
      if (hash === shown) return
      shown = hash
      const read = await decodeMenu(hash)
      if (hash === shown) setFound({ read, code: hash.slice(1) })
    }
    load()
    window.addEventListener('hashchange', load)
    return () => {
      shown = ''
      window.removeEventListener('hashchange', load)
    }
  }, [])

  return found
}
