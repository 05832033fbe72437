import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { LazyActivityLog } from '#app/demo-shop/activity-log/lazy-activity-log.tsx'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { hasServer } from '#app/platform/static-host.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './orders-demo.module.css'

const loadPad = () => import('./waiter-pad.tsx').then(({ WaiterPad }) => WaiterPad)
const loadFinished = () => import('./finished-dishes.tsx').then(({ FinishedDishes }) => FinishedDishes)

/** Code of its parts loads when they are opened. */
export function Section() {
  const { t } = usePageContext()
  const live = useHydrated()
  const { dishes, tickets } = useShop()
  const pad = useLazyDisclosure(loadPad)
  const finished = useLazyDisclosure(loadFinished)
  return (
    <section id="example" data-accent="easycomande">
      <h2>{t('easycomande.trial')}</h2>
      {/* The product's sentence stands here if the first screen shows the second phone instead. */}
      <p className="lead">
        {hasServer && `${t('easycomande.hero.lead')} `}
        <span className="scripted">{t('easycomande.trial.text')}</span>
      </p>
      <div className={`${styles.tools} scripted`}>
        {live && (
          <>
            <button type="button" className={product.key} aria-expanded={pad.isOpen} onClick={pad.toggle}>
              {t('easycomande.pad.open')}
            </button>
            <button
              type="button"
              className={product.key}
              aria-expanded={finished.isOpen}
              onClick={finished.toggle}
            >
              {t('easycomande.finished.open')}
            </button>
          </>
        )}
      </div>
      {/* Above the pad: below it, nothing would seem to happen on a phone. */}
      {finished.Content && <finished.Content dishes={dishes} />}
      {pad.Content && (
        <pad.Content
          dishes={dishes}
          onSend={(ticket) => demoShop.act({ type: 'send', ticket })}
          isThere={(table) => tickets[0]?.table === table}
        />
      )}
      <LazyActivityLog />
    </section>
  )
}
