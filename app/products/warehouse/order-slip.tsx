import { articleName } from '#app/demo-shop/names.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import slip from '#app/products/product-page/slip.module.css'
import { isShort, suggestedPieces } from './stock.ts'

type OrderSlipProps = { articles: readonly Article[]; marked: string | undefined }

/** `marked` is the article just counted. */
export function OrderSlip({ articles, marked }: OrderSlipProps) {
  const { t } = usePageContext()
  const short = articles.filter(isShort)
  return (
    <div className={`${product.paper} ${slip.slip}`}>
      <ul className={slip.lines}>
        {short.map((article) => (
          <li
            key={article.id}
            className={`spread ${slip.line}`}
            data-new={article.id === marked || undefined}
          >
            <span>{articleName(article.id, t)}</span>
            <b>{suggestedPieces(article)}</b>
          </li>
        ))}
      </ul>
      <p className={slip.note}>
        {short.length > 0 ? t('warehouse.order.lines', { count: short.length }) : t('warehouse.order.enough')}
      </p>
    </div>
  )
}
