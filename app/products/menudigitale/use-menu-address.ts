import { useEffect, useState } from 'react'
import { showError } from '#app/components/toaster/show-error.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import type { Language } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import type { Menu } from './menu.ts'
import type { MenuFault } from './menu-text.ts'

export type MenuAddress = { code?: string; url?: string; fault?: MenuFault | undefined }

/** The encoder loads only with the first menu to encode. */
export async function menuAddress(menu: Menu, lang: Language): Promise<MenuAddress> {
  const { encodeMenu } = await import('./menu-code.ts')
  const { code, fault } = await encodeMenu(menu)
  const path = pagePath('menu', { lang, addressForm: 'neutral' })
  return code ? { code, url: `${location.origin}${path}#${code}` } : { fault }
}

/** Valid in every language of the guest; empty until it is made, and without a menu. */
export function useMenuAddress(menu: Menu | null): MenuAddress {
  const { lang } = usePageContext()
  const [address, setAddress] = useState<MenuAddress>({})
  useEffect(() => {
    let isOld = false
    const made = menu ? menuAddress(menu, lang) : Promise.resolve({})
    made.then((next) => {
      if (!isOld) setAddress(next)
    }, showError)
    return () => {
      isOld = true
    }
  }, [menu, lang])
  return address
}
