import { Icon } from '#app/components/icon/icon.tsx'
import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import { modules, platforms } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import styles from './modules-demo.module.css'
import { SitePage } from './site-page.tsx'

const modulesByPlatform = platforms
  .map((platform) => ({ platform, rows: modules.filter((module) => module.platform === platform) }))
  .filter(({ rows }) => rows.length > 0)

const loadForm = () => import('./block-form.tsx').then(({ BlockForm }) => BlockForm)

export function Section() {
  const { t } = usePageContext()
  const live = useHydrated()
  const form = useLazyDisclosure(loadForm)
  return (
    <section id="example" className={styles.plugins} data-accent="plugins">
      <h2 className={styles.heading}>{t('plugins.trial.title')}</h2>
      <div className={styles.bench}>
        <SitePage />
        <div className={`${styles.tools} scripted unprinted`}>
          {live && (
            <button type="button" className={product.key} aria-expanded={form.isOpen} onClick={form.toggle}>
              <Icon name="pencil" size={18} />
              {t('plugins.try')}
            </button>
          )}
          {form.Content && <form.Content />}
        </div>
      </div>
      {modules.length > 0 && <Examples />}
    </section>
  )
}

function Examples() {
  const { t, lang } = usePageContext()
  return (
    <div className={styles.examples}>
      <h3 className={styles.title}>{t('plugins.examples')}</h3>
      {modulesByPlatform.map(({ platform, rows }) => (
        <div key={platform}>
          <h4>{t(`offering.${platform}.name`)}</h4>
          <ul className={styles.modules}>
            {rows.map(({ id, name, text }) => (
              <li key={id}>
                <b className={styles.name}>{textIn(name, lang)}</b>
                {` ${textIn(text, lang)}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="fine">{t('plugins.made')}</p>
    </div>
  )
}
