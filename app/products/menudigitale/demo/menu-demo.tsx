import { useEffect, useState } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { Editor } from '#app/products/menudigitale/editor/editor.tsx'
import { resetMenu } from '#app/products/menudigitale/editor/use-editor.ts'
import { dishesOf } from '#app/products/menudigitale/menu-draft.ts'
import { useMenuDraft } from '#app/products/menudigitale/menu-store.ts'
import { followMenu } from '#app/products/menudigitale/shown-menu.ts'
import { menuAddress, useMenuAddress } from '#app/products/menudigitale/use-menu-address.ts'
import { DemoFrame } from '#app/products/product-page/demo-frame/demo-frame.tsx'
import styles from './menu-demo.module.css'
import { Phone } from './menu-phone.tsx'

/**
 * Up to this many dishes fit beside the phone; with more the phone is sticky, and the connecting line is left
 * out.
 */
const shortMenu = 6

export function Section() {
  const { lang, t } = usePageContext()
  const { draft, isSample, isOwnWaiting } = useMenuDraft()
  // The sample is known to be valid.
  const { fault } = useMenuAddress(isSample ? null : draft)
  const [touched, setTouched] = useState<number>()
  useEffect(() => {
    followMenu()
  }, [])
  const dishes = dishesOf(draft)
  const now = dishes.find(({ id }) => id === touched)?.id ?? dishes.find(({ was }) => was)?.id
  const isLong = dishes.length > shortMenu
  return (
    <section className={styles.example} data-accent="menudigitale" id="example">
      <h2 className={styles.title}>{t('menudigitale.example.title')}</h2>
      <DemoFrame
        className={styles.frame}
        title={t('menudigitale.example.frame')}
        subject="menudigitale"
        reset={() => resetMenu(t)}
        share={() =>
          fault
            ? null
            : {
                title: t('menu.share', { name: draft.name }),
                url: async () => (await menuAddress(draft, lang)).url,
              }
        }
      >
        <Editor now={now} onTouch={setTouched} fault={fault} />
        <Phone menu={draft} now={now} isLong={isLong} />
        {isLong || now === undefined ? null : <span className={styles.wire} aria-hidden="true" />}
      </DemoFrame>
      <p className={`fine ${styles.legend}`}>
        {isSample
          ? t('menudigitale.example.made')
          : t(isOwnWaiting ? 'menudigitale.example.waiting' : 'menudigitale.example.kept')}
      </p>
    </section>
  )
}
