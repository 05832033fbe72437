import paper from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { modules, platforms } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import styles from './modules-demo.module.css'
import { SitePage } from './site-page.tsx'
import { blockIds, blocks, tryModule, useTriedModule } from './tried-module.ts'

const modulesByPlatform = platforms
  .map((platform) => ({ platform, rows: modules.filter((module) => module.platform === platform) }))
  .filter(({ rows }) => rows.length > 0)

export function Section() {
  const { t } = usePageContext()
  return (
    <section id="example" className={styles.plugins} data-accent="plugins">
      <h2 className={styles.heading}>{t('plugins.trial.title')}</h2>
      <SitePage />
      <BlockChoice />
      {modules.length > 0 && <Examples />}
    </section>
  )
}

function BlockChoice() {
  const { t } = usePageContext()
  const { block } = useTriedModule()
  return (
    <div className={`${styles.tools} scripted unprinted`}>
      <fieldset className={`wrap ${styles.choices}`}>
        <legend className={paper.label}>{t('plugins.choose')}</legend>
        {blockIds.map((id) => (
          <label className={`${product.key} ${styles.choice}`} key={id}>
            <input
              type="radio"
              name="block"
              checked={id === block}
              onChange={() => tryModule({ block: id })}
            />
            {t(blocks[id].name)}
          </label>
        ))}
      </fieldset>
      <p>
        <span className={paper.label}>{t('plugins.field.code')}</span>{' '}
        <output className={styles.code}>{t(blocks[block].code)}</output>
      </p>
      <p className="fine">{t('plugins.hook')}</p>
    </div>
  )
}

function Examples() {
  const { t, lang } = usePageContext()
  return (
    <div className={`wrap ${styles.examples}`}>
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
