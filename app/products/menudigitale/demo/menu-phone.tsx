import { useEffect, useRef } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#app/platform/price.ts'
import { PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import type { MenuDraft } from '../menu-draft.ts'
import { PhoneMenu } from '../phone-menu.tsx'
import styles from './menu-phone.module.css'

/** Reached by the keyboard, to scroll it. */
const scroller = { tabIndex: 0 }

export function Phone({ menu, now }: { menu: MenuDraft; now: number | undefined }) {
  const { lang, t } = usePageContext()
  const screen = useRef<HTMLDivElement>(null)

  // Not `scrollIntoView`, which would scroll the page too.
  useEffect(() => {
    const row = screen.current?.querySelector<HTMLElement>('[data-new]')
    if (now === undefined || !row || !screen.current) return
    screen.current.scrollTop = row.offsetTop - screen.current.clientHeight / 2
  }, [now])

  return (
    <div className={styles.live}>
      <h3 className="visually-hidden">{t('menudigitale.example.phone')}</h3>
      <PhoneMockup head={menu.name || t('menu.unnamed')}>
        <section
          ref={screen}
          className={styles.scroll}
          {...scroller}
          aria-label={t('menudigitale.example.phone')}
        >
          <PhoneMenu menu={menu} now={now} />
          {menu.cover ? (
            <p className={styles.cover}>{t('menu.cover', { price: euroText(menu.cover, lang) })}</p>
          ) : null}
        </section>
      </PhoneMockup>
    </div>
  )
}
