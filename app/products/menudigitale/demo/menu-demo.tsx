import { useEffect, useState } from 'react'
import { showError } from '#app/components/toaster/show-error.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { resetMenu } from '#app/products/menudigitale/editor/edit-menu.ts'
import { Editor } from '#app/products/menudigitale/editor/editor.tsx'
import type { MenuDraft } from '#app/products/menudigitale/menu-draft.ts'
import { useMenuDraft } from '#app/products/menudigitale/menu-store.ts'
import { sampleDish } from '#app/products/menudigitale/sample.ts'
import { followMenu } from '#app/products/menudigitale/shown-menu.ts'
import { menuAddress, useMenuAddress } from '#app/products/menudigitale/use-menu-address.ts'
import { type Shared, shareAddress } from '#app/products/product-page/share-address.ts'
import styles from './menu-demo.module.css'
import { Phone } from './menu-phone.tsx'

export function Section() {
  const { t } = usePageContext()
  const { draft, isSample } = useMenuDraft()
  // The sample is known to be valid.
  const { fault } = useMenuAddress(isSample ? null : draft)
  const [touched, setTouched] = useState<number>()
  useEffect(() => {
    followMenu()
  }, [])
  const now = touched ?? (isSample ? sampleDish.id : undefined)
  return (
    <section className={styles.example} data-accent="menudigitale" id="example">
      <h2 className={styles.title}>{t('menudigitale.example.title')}</h2>
      <section className={styles.frame} aria-label={t('menudigitale.example.frame')}>
        <Editor now={now} onTouch={setTouched} fault={fault} />
        <Phone menu={draft} now={now} />
        <Actions draft={draft} isFaulty={fault !== undefined} />
      </section>
      <p className={`fine ${styles.legend}`}>
        {t(isSample ? 'menudigitale.example.made' : 'menudigitale.example.kept')}
      </p>
    </section>
  )
}

/** In the HTML to avoid a layout shift, but hidden without scripts. */
function Actions({ draft, isFaulty }: { draft: MenuDraft; isFaulty: boolean }) {
  const here = usePageContext()
  const { t, lang } = here
  const pass = async (to: (menu: Shared) => Promise<void>) => {
    const { url } = await menuAddress(draft, lang)
    if (url) await to({ title: t('menu.share', { name: draft.name }), url })
  }
  const share = (menu: Shared) => shareAddress(menu, t)
  const send = async (menu: Shared) => {
    const { sendThis } = await import('#app/contact/queue/send-this.ts')
    sendThis(t('demo.message', menu), 'menudigitale', here)
  }
  return (
    <div className={`actions ${styles.actions} scripted`}>
      <button type="button" className="go" onClick={() => resetMenu(t)}>
        {t('demo.reset')}
      </button>
      <button type="button" className="go" disabled={isFaulty} onClick={() => pass(share).catch(showError)}>
        {t('demo.share')}
      </button>
      <button type="button" className="go" disabled={isFaulty} onClick={() => pass(send).catch(showError)}>
        {t('demo.send')}
      </button>
    </div>
  )
}
