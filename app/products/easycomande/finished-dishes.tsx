import type { ActInput } from '#app/demo-shop/acts.ts'
import { dishName } from '#app/demo-shop/names.ts'
import type { Dish } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './finished-dishes.module.css'

type FinishedDishesProps = { dishes: readonly Dish[]; act: (input: ActInput) => void }

export function FinishedDishes({ dishes, act }: FinishedDishesProps) {
  const { t } = usePageContext()
  return (
    <section className={`${product.paper} ${styles.finished}`} aria-label={t('easycomande.finished.open')}>
      <p>{t('easycomande.finished.text')}</p>
      <ul className={styles.dishes}>
        {dishes.map(({ id, isFinished = false }) => (
          <li key={id}>
            <button
              type="button"
              className={`${product.key} ${styles.dish}`}
              aria-pressed={isFinished}
              onClick={() => act({ type: isFinished ? 'bringBack' : 'finish', dish: id })}
            >
              {isFinished ? <s>{dishName(id, t)}</s> : dishName(id, t)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
