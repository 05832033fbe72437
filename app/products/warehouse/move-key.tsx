import { Icon } from '#app/components/icon/icon.tsx'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'

const ways = {
  unload: { icon: 'minus', label: 'warehouse.out' },
  load: { icon: 'plus', label: 'warehouse.in' },
} as const

type MoveKeyProps = {
  article: Article
  way: keyof typeof ways
  className?: string | undefined
  onMoved: (article: string) => void
}

export function MoveKey({ article, way, className = '', onMoved }: MoveKeyProps) {
  const { t } = usePageContext()
  const { icon, label } = ways[way]
  return (
    <button
      type="button"
      className={`${product.tap} ${className}`}
      aria-label={t(label, { item: articleName(article, t) })}
      aria-disabled={(way === 'unload' && article.quantity === 0) || undefined}
      onClick={() => {
        const one = { article: article.id, pieces: 1 }
        demoShop.act(way === 'load' ? { type: 'load', ...one } : { type: 'unload', ...one })
        onMoved(article.id)
      }}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
