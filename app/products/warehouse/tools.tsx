import { Icon } from '#app/components/icon/icon.tsx'
import type { IconName } from '#app/components/icon/icons.ts'
import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './tools.module.css'

const loadArticle = () => import('./article-form.tsx').then(({ ArticleForm }) => ArticleForm)
const loadOrder = () => import('./order-form.tsx').then(({ OrderForm }) => OrderForm)

type Tool = { label: string; icon: IconName; part: { isOpen: boolean; toggle: () => void } }

/** Their code loads when opened; one is open at a time. */
export function Tools() {
  const { t } = usePageContext()
  const live = useHydrated()
  const article = useLazyDisclosure(loadArticle)
  const order = useLazyDisclosure(loadOrder)
  const tools: readonly Tool[] = [
    { label: t('warehouse.tool.order'), icon: 'clipboard-list', part: order },
    { label: t('warehouse.tool.article'), icon: 'package-plus', part: article },
  ]
  const open = (chosen: Tool['part']) => {
    for (const { part } of tools) if (part === chosen || part.isOpen) part.toggle()
  }
  return (
    <>
      <div className={`${styles.tools} unprinted`}>
        {live &&
          tools.map(({ label, icon, part }) => (
            <button
              key={label}
              type="button"
              className={`${product.key} ${styles.tool}`}
              aria-expanded={part.isOpen}
              onClick={() => open(part)}
            >
              <Icon name={icon} size={20} />
              {label}
            </button>
          ))}
      </div>
      {order.Content && <order.Content />}
      {article.Content && <article.Content />}
    </>
  )
}
