import { useEffect, useRef } from 'react'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import {
  type Allergen,
  allergenNumber,
  allergensOf,
  type GuestLanguage,
  guestLanguage,
  guestLanguages,
  type MenuText,
  menuText,
} from '#app/products/menudigitale/menu.ts'
import type { DraftDish, MenuDraft } from '#app/products/menudigitale/menu-draft.ts'
import { tidyMenu } from '#app/products/menudigitale/menu-text.ts'
import side from '#app/products/product-page/other-side/other-side.module.css'
import guestWords from '#generated/guest-words.json' with { type: 'json' }
import { languageRow } from '#shared/locale.ts'
import { createTranslate, type Translate } from '#shared/messages.ts'
import { euroText, priceText } from '#shared/price.ts'
import hero from '../menudigitale-hero-demo.module.css'
import styles from './menu-phone.module.css'

type PhoneProps = { menu: MenuDraft; now: number | undefined; isLong: boolean }

/** Contains both languages, so that switching needs no scripts. */
export function Phone({ menu, now, isLong }: PhoneProps) {
  const { lang, t } = usePageContext()
  const inBoth = useBothWords()
  const screen = useRef<HTMLDivElement>(null)

  const { cover } = menu
  const named = allergensOf(tidyMenu(menu))

  // Not `scrollIntoView`, which would scroll the page too.
  useEffect(() => {
    const row = screen.current?.querySelector<HTMLElement>(`[data-row="${now}"]`)
    if (!isLong || !row || !screen.current) return
    screen.current.scrollTop = row.offsetTop - screen.current.clientHeight / 2
  }, [now, isLong])

  return (
    <div className={styles.live} data-long={isLong || undefined}>
      <h3 className="visually-hidden">{t('menudigitale.example.phone')}</h3>
      <fieldset className={`${styles.languages} unprinted`}>
        <legend className="visually-hidden">{t('menudigitale.example.language')}</legend>
        {guestLanguages.map((id) => (
          <label key={id} className={fields.tab} lang={id}>
            <input
              className="visually-hidden"
              type="radio"
              name="menu"
              value={id}
              defaultChecked={id === guestLanguage(lang)}
            />
            {languageRow(id).name}
          </label>
        ))}
      </fieldset>
      <div className={`${side.phone} ${styles.phone}`} data-accent={menu.theme ?? 'menudigitale'}>
        <div
          ref={screen}
          className={`${side.screen} ${styles.screen} ${isLong ? styles.scroll : ''}`}
          {...(isLong && { tabIndex: 0, role: 'region', 'aria-label': t('menudigitale.example.phone') })}
        >
          <p className={side.head}>{menu.name || t('menu.unnamed')}</p>
          {menu.sections.map((section) => (
            <div key={section.id}>
              {menuText(section.name, lang) ? (
                <h4 className={styles.section}>
                  <Both of={section.name} />
                </h4>
              ) : null}
              <ul>
                {section.dishes.map((dish) =>
                  menuText(dish.name, lang) ? (
                    <Row key={dish.id} dish={dish} isNow={dish.id === now} />
                  ) : null,
                )}
              </ul>
            </div>
          ))}
          {cover ? (
            <ul>
              <li className={styles.row}>
                <span>
                  <Both of={inBoth((words, id) => words('menu.cover', { price: euroText(cover, id) }))} />
                </span>
              </li>
            </ul>
          ) : null}
          {named.length > 0 ? (
            <p className={styles.legend}>
              <Both of={inBoth((words) => allergenKey(named, words))} />
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function allergenKey(named: readonly Allergen[], t: Translate) {
  const list = named.map((id) => `${allergenNumber(id)}\u00a0${t(`allergen.${id}`)}`).join(', ')
  return t('menudigitale.example.legend', { list })
}

function Row({ dish, isNow }: { dish: DraftDish; isNow: boolean }) {
  const { lang } = usePageContext()
  const inBoth = useBothWords()
  const price = dish.price ? priceText(dish.price, lang) : ''
  const marks = dish.marks ?? []
  return (
    <li
      data-row={dish.id}
      data-now={isNow || undefined}
      className={isNow ? `${styles.row} ${styles.changed}` : styles.row}
    >
      <span>
        {dish.isSoldOut ? (
          <s className={styles.soldOut}>
            <Both of={dish.name} />
          </s>
        ) : (
          <Both of={dish.name} />
        )}{' '}
        <sup className={hero.allergens}>{dish.allergens.map(allergenNumber).join(', ')}</sup>
        {dish.description ? (
          <small className={styles.about}>
            <Both of={dish.description} />
          </small>
        ) : null}
        {marks.length > 0 ? (
          <small className={styles.about}>
            <Both of={inBoth((words) => marks.map((mark) => words(`mark.${mark}`)).join(', '))} />
          </small>
        ) : null}
      </span>
      {dish.isSoldOut ? (
        <s className={`${styles.price} ${styles.soldOut}`}>{price}</s>
      ) : (
        <b className={styles.price}>{price}</b>
      )}
    </li>
  )
}

/** The style sheet shows the chosen language. */
function Both({ of }: { of: MenuText }) {
  if (typeof of === 'string') return of
  return guestLanguages.map((id) => (
    <span key={id} lang={id}>
      {menuText(of, id)}
    </span>
  ))
}

function useBothWords() {
  const { lang, t } = usePageContext()
  const words = (id: GuestLanguage): Translate => (id === lang ? t : createTranslate(guestWords[id], id))
  return (tell: (words: Translate, id: GuestLanguage) => string): MenuText => ({
    it: tell(words('it'), 'it'),
    en: tell(words('en'), 'en'),
  })
}
