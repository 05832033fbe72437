import { Icon } from '#app/components/icon/icon.tsx'
import { useHere } from '#app/platform/here.ts'
import { allergenNumber, type Dish, menuText } from '#app/products/menudigitale/menu.ts'
import { markIcons } from '#app/products/menudigitale/menu-icons.ts'
import { priceText } from '#shared/price.ts'
import styles from './dishes.module.css'

export function DishRow({ dish, isHidden }: { dish: Dish; isHidden: boolean }) {
  const { lang, t } = useHere()
  const name = menuText(dish.name, lang)
  const names = dish.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ')
  return (
    <li className={styles.dish} hidden={isHidden}>
      <h3>
        {dish.isSoldOut ? <s>{name}</s> : name}{' '}
        {names ? (
          <sup>
            <span aria-hidden="true">{dish.allergens.map(allergenNumber).join(', ')}</span>
            <span className="visually-hidden">{t('menu.contains', { list: names })}</span>
          </sup>
        ) : null}
      </h3>
      {dish.isSoldOut ? (
        <em>{t('menu.soldOut')}</em>
      ) : dish.price ? (
        <b>{priceText(dish.price, lang)}</b>
      ) : null}
      {dish.description ? <p>{menuText(dish.description, lang)}</p> : null}
      {dish.marks ? (
        <p className={styles.marks}>
          {dish.marks.map((mark) => (
            <span key={mark}>
              <Icon name={markIcons[mark]} size={16} />
              {t(`mark.${mark}`)}
            </span>
          ))}
        </p>
      ) : null}
    </li>
  )
}
