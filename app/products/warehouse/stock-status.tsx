import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import type { Translate } from '#shared/messages.ts'
import { euroText } from '#shared/price.ts'
import { isShort, missingPieces, stockValue } from './stock.ts'

export function shortWords(article: Article, t: Translate): string {
  const count = missingPieces(article)
  if (article.quantity > 0) return t('warehouse.missing', { count })
  return count > 0 ? t('warehouse.gone', { count }) : t('warehouse.none')
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
          {t('warehouse.moved', { item: articleName(article, t), quantity: article.quantity, value })}{' '}
          {isShort(article) && shortWords(article, t)}
        </>
      )}
    </p>
  )
}
