import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { HomePart } from '#app/products/parts/home-part/home-part.tsx'
import { OtherSide } from '#app/products/parts/other-side/other-side.tsx'
import styles from './ecommerce-section.module.css'
import { ShelfKeys } from './shelf-keys.tsx'
import { StockView } from './stock-view.tsx'
import { useBasketWords } from './use-basket.ts'

export function Section() {
  return (
    <HomePart id="ecommerce" className={styles.night} layout="edge">
      <ShelfKeys />
      <Basket />
      <OtherSide>
        <StockView />
      </OtherSide>
    </HomePart>
  )
}

function Basket() {
  const { t } = usePageContext()
  const { count, words } = useBasketWords()
  return (
    <p className={styles.basket}>
      <span role="status">{words}</span>
      {count > 0 && (
        <SiteLink className="go" to={{ page: 'ecommerce', anchor: 'example' }}>
          {t('ecommerce.till')}
        </SiteLink>
      )}
    </p>
  )
}
