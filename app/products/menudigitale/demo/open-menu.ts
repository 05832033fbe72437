import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'
import { tellUndo } from '#app/products/menudigitale/editor/edit-menu.ts'
import { decodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { menuStore } from '#app/products/menudigitale/menu-store.ts'
import { writeMenu } from '#app/products/menudigitale/menu-text.ts'

/** Until it is closed: a menu of the visitor's own must not be lost by looking away. */
const staying = 0

/** Shows the menu of the fragment in the editor. */
export async function openMenu(t: PageInfo['t']) {
  const { menu, fault } = await decodeMenu(location.hash)
  if (fault) {
    await showToast({ kind: 'error', title: t('menu.fault.title'), message: t(`menu.fault.${fault}`) })
    return
  }
  const { draft, isSample } = menuStore.get()
  if (writeMenu(menu) !== writeMenu(draft)) {
    const undo = menuStore.snapshot()
    menuStore.open(menu)
    if (!isSample) tellUndo(t, t('menudigitale.edit.replaced'), undo, staying)
  }
  history.replaceState(history.state, '', '#example')
  document.getElementById('example')?.scrollIntoView({ behavior: 'instant' })
}
