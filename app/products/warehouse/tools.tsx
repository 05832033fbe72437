import { Icon } from '#app/components/icon/icon.tsx'
import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './tools.module.css'

const loadArticle = () => import('./article-form.tsx').then(({ ArticleForm }) => ArticleForm)

export function Tools() {
  const { t } = usePageContext()
  const live = useHydrated()
  const article = useLazyDisclosure(loadArticle)
  return (
    <>
      <div className={`${styles.tools} unprinted`}>
        {live && (
          <button
            type="button"
            className={product.key}
            aria-expanded={article.isOpen}
            onClick={article.toggle}
          >
            <Icon name="package-plus" size={20} />
            {t('warehouse.tool.article')}
          </button>
        )}
      </div>
      {article.Content && <article.Content />}
    </>
  )
}
