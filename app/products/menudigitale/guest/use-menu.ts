import { useEffect, useState } from 'react'
import { decodeMenu } from '#app/products/menudigitale/menu-code.ts'
import type { ReadMenu } from '#app/products/menudigitale/menu-text.ts'

/** A menu's fragment begins with its version; others name an element, such as the skip link's. */
const isCode = (hash: string) => /^#\d/.test(hash)

/** `code` has no '#'. */
type Found = { read?: ReadMenu | null; code: string }

/**
 * The menu in the fragment, read after hydration and at each change; undefined until read, null where there
 * is none. After a jump to an element the menu's fragment is restored.
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
