import { useEffect, useRef, useState } from 'react'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#app/platform/price.ts'
import { PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import guestWords from '#generated/guest-words.json' with { type: 'json' }
import { languageRow } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { allergenNumber, allergensOf, guestLanguage, guestLanguages } from '../menu.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { tidyMenu } from '../menu-text.ts'
import { PhoneMenu } from '../phone-menu.tsx'
import styles from './menu-phone.module.css'

/** Reached by the keyboard, to scroll it. */
const scroller = { tabIndex: 0 }

/** The menu in the language that the visitor chooses for the guest. */
export function Phone({ menu, now }: { menu: MenuDraft; now: number | undefined }) {
  const { lang, t } = usePageContext()
  const [guest, setGuest] = useState(guestLanguage(lang))
  const screen = useRef<HTMLDivElement>(null)
  const words = guest === lang ? t : createTranslate(guestWords[guest], guest)
  const list = allergensOf(tidyMenu(menu))
    .map((id) => `${allergenNumber(id)}\u00a0${words(`allergen.${id}`)}`)
    .join(', ')

  // Not `scrollIntoView`, which would scroll the page too.
  useEffect(() => {
    const row = screen.current?.querySelector<HTMLElement>('[data-new]')
    if (now === undefined || !row || !screen.current) return
    screen.current.scrollTop = row.offsetTop - screen.current.clientHeight / 2
  }, [now])

  return (
    <div className={styles.live}>
      <h3 className="visually-hidden">{t('menudigitale.example.phone')}</h3>
      <fieldset className={`${styles.languages} scripted unprinted`}>
        <legend className="visually-hidden">{t('menudigitale.example.language')}</legend>
        {guestLanguages.map((id) => (
          <label key={id} className={fields.tab} lang={id}>
            <input
              className="visually-hidden"
              type="radio"
              name="menu"
              checked={id === guest}
              onChange={() => setGuest(id)}
            />
            {languageRow(id).name}
          </label>
        ))}
      </fieldset>
      <PhoneMockup head={menu.name || t('menu.unnamed')}>
        <section
          ref={screen}
          className={styles.scroll}
          lang={guest}
          {...scroller}
          aria-label={t('menudigitale.example.phone')}
        >
          <PhoneMenu menu={menu} lang={guest} t={words} now={now} />
          {menu.cover ? (
            <p className={styles.cover}>{words('menu.cover', { price: euroText(menu.cover, guest) })}</p>
          ) : null}
          {list && <p className={styles.legend}>{words('menudigitale.example.legend', { list })}</p>}
        </section>
      </PhoneMockup>
    </div>
  )
}
