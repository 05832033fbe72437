import { usePart } from '#app/components/part/use-part.ts'
import { counter } from '#app/counter/counter-store.ts'
import { useHere } from '#app/platform/here.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/parts/product.module.css'
import styles from './tools.module.css'

const loadMovement = () => import('./movement-form.tsx').then(({ MovementForm }) => MovementForm)
const loadArticle = () => import('./article-form.tsx').then(({ ArticleForm }) => ArticleForm)
const loadList = () => import('./list-form.tsx').then(({ ListForm }) => ListForm)

/** What else is done with a stock. The code of each comes when it is opened; one is open at a time. */
export function Tools() {
  const { t } = useHere()
  const live = useHydrated()
  const movement = usePart(loadMovement)
  const article = usePart(loadArticle)
  const list = usePart(loadList)
  const tools = [
    { label: t('warehouse.tool.movement'), part: movement },
    { label: t('warehouse.tool.article'), part: article },
    { label: t('warehouse.tool.list'), part: list },
  ]
  const open = (chosen: (typeof tools)[number]['part']) => {
    for (const { part } of tools) if (part === chosen || part.isOpen) part.toggle()
  }
  return (
    <>
      <div className={styles.tools}>
        {live &&
          tools.map(({ label, part }) => (
            <button
              key={label}
              type="button"
              className={product.key}
              aria-expanded={part.isOpen}
              onClick={() => open(part)}
            >
              {label}
            </button>
          ))}
      </div>
      {tools.map(({ label, part: { Part } }) => Part && <Part key={label} act={counter.act} />)}
    </>
  )
}
