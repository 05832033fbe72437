import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { dishName } from '#app/demo-shop/names.ts'
import type { Dish } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './finished-dishes.module.css'
import pad from './waiter-pad.module.css'

export function FinishedDishes({ dishes }: { dishes: readonly Dish[] }) {
  const { t } = usePageContext()
  return (
    <section className={`${product.paper} ${pad.pad}`} aria-label={t('easycomande.finished.open')}>
      <p>{t('easycomande.finished.text')}</p>
      <ul className={`wrap ${styles.dishes}`}>
        {dishes.map(({ id, isFinished = false }) => (
          <li key={id}>
            <button
              type="button"
              className={`${product.key} ${styles.dish}`}
              aria-pressed={isFinished}
              onClick={() => demoShop.act({ type: isFinished ? 'bringBack' : 'finish', dish: id })}
            >
              {isFinished ? <s>{dishName(id, t)}</s> : dishName(id, t)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
