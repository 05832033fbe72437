import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#app/platform/price.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import type { Translate } from '#shared/messages.ts'
import { isShort, stockValue } from './stock.ts'

export function shortWords(article: Article, t: Translate): string {
  const count = article.threshold - article.quantity
  return t(article.quantity > 0 ? 'warehouse.missing' : 'warehouse.gone', { count })
}

export function useStockValue(): string {
  const { lang } = usePageContext()
  return euroText(stockValue(useShop().articles), lang)
}

/** `moved` is the article's id. */
export function StockStatus({ moved }: { moved: string | undefined }) {
  const { t } = usePageContext()
  const live = useHydrated()
  const value = useStockValue()
  const article = useShop().articles.find(({ id }) => id === moved)
  if (!live) return null
  return (
    <p className="visually-hidden" role="status">
      {article && (
        <>
          {t('warehouse.moved', { item: articleName(article.id, t), quantity: article.quantity, value })}{' '}
          {isShort(article) && shortWords(article, t)}
        </>
      )}
    </p>
  )
}
