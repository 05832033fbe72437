import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'
import { decodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { menuStore } from '#app/products/menudigitale/menu-store.ts'

/** Opens the menu of the fragment; the visitor's own is put aside. */
export async function openMenu(t: PageInfo['t']) {
  const { menu, fault } = await decodeMenu(location.hash)
  if (fault) {
    await showToast({ kind: 'error', title: t('menu.fault.title'), message: t(`menu.fault.${fault}`) })
    return
  }
  menuStore.open(menu)
  history.replaceState(history.state, '', '#example')
  document.getElementById('example')?.scrollIntoView({ behavior: 'instant' })
}
