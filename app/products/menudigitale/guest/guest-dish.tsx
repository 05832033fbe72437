import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { allergenNumber, type Dish, menuText } from '#app/products/menudigitale/menu.ts'
import { markIcons } from '#app/products/menudigitale/menu-icons.ts'
import { priceText } from '#shared/price.ts'
import styles from './dishes.module.css'

export function DishRow({ dish, isHidden }: { dish: Dish; isHidden: boolean }) {
  const { lang, t } = usePageContext()
  const name = menuText(dish.name, lang)
  const names = dish.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ')
  return (
    <li className={styles.dish} hidden={isHidden}>
      <h3 className={styles.name}>
        {dish.isSoldOut ? <s>{name}</s> : name}{' '}
        {names ? (
          <sup className={styles.allergens}>
            <span aria-hidden="true">{dish.allergens.map(allergenNumber).join(', ')}</span>
            <span className="visually-hidden">{t('menu.contains', { list: names })}</span>
          </sup>
        ) : null}
      </h3>
      {dish.isSoldOut ? (
        <em className={styles.soldOut}>{t('menu.soldOut')}</em>
      ) : dish.price ? (
        <b className={styles.price}>{priceText(dish.price, lang)}</b>
      ) : null}
      {dish.description ? <p className={styles.text}>{menuText(dish.description, lang)}</p> : null}
      {dish.marks ? (
        <p className={styles.marks}>
          {dish.marks.map((mark) => (
            <span key={mark} className={styles.sign}>
              <Icon name={markIcons[mark]} size={16} />
              {t(`mark.${mark}`)}
            </span>
          ))}
        </p>
      ) : null}
    </li>
  )
}
