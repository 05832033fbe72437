import { orderOf } from '#app/counter/basket.ts'
import { receiptOf } from '#app/counter/receipt.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { euroText } from '#shared/price.ts'

/** What lies in the basket, in words. */
export function useBasketWords(): { count: number; words: string } {
  const { t, lang } = useHere()
  const lines = orderOf(useShop())
  const count = lines.reduce((sum, { pieces }) => sum + pieces, 0)
  const total = euroText(receiptOf(lines).total, lang)
  const words = count > 0 ? t('ecommerce.figure', { count, total }) : t('ecommerce.empty')
  return { count, words }
}
