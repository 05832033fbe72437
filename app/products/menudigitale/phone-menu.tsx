import { usePageContext } from '#app/platform/page-context.ts'
import { priceText } from '#app/platform/price.ts'
import { allergenNumber, menuText } from './menu.ts'
import type { DraftDish, MenuDraft } from './menu-draft.ts'
import styles from './phone-menu.module.css'

type PhoneMenuProps = {
  menu: Pick<MenuDraft, 'sections'>
  /** The dish that is marked. */
  now: number | undefined
  isFresh?: boolean
}

/** Group names are no headings: the phones stand at different depths of their pages. */
export function PhoneMenu({ menu, now, isFresh = false }: PhoneMenuProps) {
  const { lang } = usePageContext()
  return menu.sections.map((section) => {
    const name = menuText(section.name, lang)
    return (
      <ul key={section.id} className={styles.group} aria-label={name || undefined}>
        {name && <li className={styles.section}>{name}</li>}
        {section.dishes.map((dish) => {
          const isNow = dish.id === now
          // Rendered anew at each change of the price, to restart the highlight.
          const key = isNow ? `${dish.id} ${dish.price}` : dish.id
          return <Row key={key} dish={dish} isNow={isNow} isFresh={isNow && isFresh} />
        })}
      </ul>
    )
  })
}

type RowProps = { dish: DraftDish; isNow: boolean; isFresh: boolean }

function Row({ dish, isNow, isFresh }: RowProps) {
  const { lang, t } = usePageContext()
  const name = menuText(dish.name, lang)
  const marks = (dish.marks ?? []).map((mark) => t(`mark.${mark}`)).join(', ')
  const price = dish.price ? priceText(dish.price, lang) : ''
  if (!name) return null
  return (
    <li className={styles.dish} data-new={isNow || undefined} data-fresh={isFresh || undefined}>
      <span>
        {dish.isSoldOut ? <s className={styles.out}>{name}</s> : name}{' '}
        <sup className={styles.allergens}>{dish.allergens.map(allergenNumber).join(', ')}</sup>
        {dish.description ? <small className={styles.about}>{menuText(dish.description, lang)}</small> : null}
        {marks && <small className={styles.about}>{marks}</small>}
      </span>
      {dish.isSoldOut && <i className={styles.end}>{t('menu.soldOut')}</i>}
      {(isNow || !dish.isSoldOut) && <b className={styles.end}>{dish.isSoldOut ? <s>{price}</s> : price}</b>}
    </li>
  )
}
