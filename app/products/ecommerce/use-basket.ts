import { orderOf } from '#app/demo-shop/basket.ts'
import { receiptOf } from '#app/demo-shop/receipt.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#shared/price.ts'

export function useBasketWords(): { count: number; words: string } {
  const { t, lang } = usePageContext()
  const lines = orderOf(useShop())
  const count = lines.reduce((sum, { pieces }) => sum + pieces, 0)
  const total = euroText(receiptOf(lines).total, lang)
  const words = count > 0 ? t('ecommerce.figure', { count, total }) : t('ecommerce.empty')
  return { count, words }
}
