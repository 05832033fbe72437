import { allergenNumber, type Dish, type Menu, menuText } from '#app/demos/menudigitale/menu.ts'
import { sampleCorrection } from '#app/demos/menudigitale/sample.ts'
import { useHere } from '#app/place.ts'
import { priceText } from '#shared/price.ts'
import styles from './draft.module.css'

/** The rough draft on squared paper: corrections and what is finished in red pencil. */
export function Draft({ menu }: { menu: Menu }) {
  const { lang, t } = useHere()
  return (
    <div className={styles.draft}>
      <h3>{t('menudigitale.example.draft')}</h3>
      <p className={styles.place}>{menu.name}</p>
      {menu.parts.map((part) => (
        <div key={menuText(part.name, 'it')}>
          <h4>{menuText(part.name, lang)}</h4>
          <ul>
            {part.dishes.map((dish) => (
              <Row key={menuText(dish.name, 'it')} dish={dish} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Row({ dish }: { dish: Dish }) {
  const { lang, t } = useHere()
  const name = menuText(dish.name, lang)
  const price = priceText(dish.price, lang)
  const isCorrected = menuText(dish.name, 'it') === sampleCorrection.dish
  return (
    <li className={isCorrected ? styles.now : undefined}>
      {dish.isSoldOut ? <s>{name}</s> : <span>{name}</span>}
      {isCorrected ? (
        <span className={styles.price}>
          <s>{priceText(sampleCorrection.before, lang)}</s> <em>{price}</em>
        </span>
      ) : (
        <span className={styles.price}>
          {dish.isSoldOut ? <em>{t('menudigitale.example.soldOut')}</em> : price}
        </span>
      )}
      <small>
        {t('menudigitale.example.allergens', { list: dish.allergens.map(allergenNumber).join(', ') })}
      </small>
    </li>
  )
}
