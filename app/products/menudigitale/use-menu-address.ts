import { useEffect, useState } from 'react'
import { useHere } from '#app/platform/here.ts'
import { pagePath } from '#shared/navigation.ts'
import type { Menu } from './menu.ts'
import { encodeMenu } from './menu-code.ts'
import type { MenuFault } from './menu-text.ts'

export type MenuAddress = { code?: string; url?: string; fault?: MenuFault | undefined }

/** The address at which a menu is read, in whatever language the guest has; empty until it is made. */
export function useMenuAddress(menu: Menu): MenuAddress {
  const { lang } = useHere()
  const [address, setAddress] = useState<MenuAddress>({})
  useEffect(() => {
    let isOld = false
    encodeMenu(menu).then(({ code, fault }) => {
      if (isOld) return
      const path = pagePath('menu', { lang, addressForm: 'neutral' })
      setAddress(code ? { code, url: `${location.origin}${path}#${code}` } : { fault })
    })
    return () => {
      isOld = true
    }
  }, [menu, lang])
  return address
}
