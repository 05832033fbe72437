import { useEffect, useState } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { decodeMenu } from '#app/products/menudigitale/menu-code.ts'
import type { ReadMenu } from '#app/products/menudigitale/menu-text.ts'
import styles from './guest.module.css'
import { GuestFrame } from './guest-frame.tsx'
import { GuestMenu } from './guest-menu.tsx'

/** The menu is in the fragment, which is not sent to servers. */
export function Page() {
  const { t } = usePageContext()
  const read = useMenu()
  if (read?.menu) return <GuestMenu menu={read.menu} />
  const title = read?.fault ? t('menu.fault.title') : t('menu.none.title')
  return (
    <GuestFrame title={title} isWaiting={read === undefined}>
      <div className={styles.words}>
        <p className="lead">{read?.fault ? t(`menu.fault.${read.fault}`) : t('menu.none.lead')}</p>
        <p className="lead unscripted">{t('menu.none.script')}</p>
        <p className="actions">
          <SiteLink className="button" to={{ page: 'menudigitale', anchor: 'example' }}>
            {t('menu.none.make')}
          </SiteLink>
        </p>
      </div>
    </GuestFrame>
  )
}

/** A menu's fragment begins with its version; others name an element, such as the skip link's. */
const isCode = (hash: string) => /^#\d/.test(hash)

/**
 * The menu in the fragment, read after hydration and at each change; undefined until read, null where there
 * is none. After a jump to an element the menu's fragment is restored.
 */
function useMenu(): ReadMenu | null | undefined {
  const [found, setFound] = useState<ReadMenu | null>()

  useEffect(() => {
    let shown = ''
    const load = async () => {
      const { hash } = location
      if (!isCode(hash)) {
        if (shown) history.replaceState(history.state, '', shown)
        else setFound(null)
        return
      }
      if (hash === shown) return
      shown = hash
      const read = await decodeMenu(hash)
      if (hash === shown) setFound(read)
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
