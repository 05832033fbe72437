import { useEffect, useState } from 'react'
import { decodeMenu } from '#app/demos/menudigitale/menu-code.ts'
import type { ReadMenu } from '#app/demos/menudigitale/menu-text.ts'

/** A fragment with a menu begins with its version; anything else names an element, such as the skip link's. */
const isCode = (hash: string) => /^#\d/.test(hash)

/**
 * The menu in the address, read after hydration and again whenever the fragment changes; undefined until it is read,
 * null where the address has none. A jump to an element must not cost the guest the menu: its address is put back.
 */
export function useMenu(): ReadMenu | null | undefined {
  const [read, setRead] = useState<ReadMenu | null>()

  useEffect(() => {
    let shown = ''
    const load = async () => {
      const { hash } = location
      if (!isCode(hash)) {
        if (shown) history.replaceState(history.state, '', shown)
        else setRead(null)
        return
      }
      if (hash === shown) return
      shown = hash
      const found = await decodeMenu(hash)
      if (hash === shown) setRead(found)
    }
    load()
    window.addEventListener('hashchange', load)
    return () => {
      shown = ''
      window.removeEventListener('hashchange', load)
    }
  }, [])

  return read
}
