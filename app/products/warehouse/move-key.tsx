import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import type { Article } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { TapKey } from '#app/products/product-page/tap-key.tsx'

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

export function MoveKey({ article, way, className, onMoved }: MoveKeyProps) {
  const { t } = usePageContext()
  const { icon, label } = ways[way]
  return (
    <TapKey
      icon={icon}
      label={t(label, { item: articleName(article.id, t) })}
      className={className}
      isOff={way === 'unload' && article.quantity === 0}
      onClick={() => {
        demoShop.act({ type: way, article: article.id, pieces: 1 })
        onMoved(article.id)
      }}
    />
  )
}
