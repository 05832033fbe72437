import paper from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { modules, platforms } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import styles from './module-list.module.css'
import { blocks, useTriedModule } from './tried-module.ts'

const modulesByPlatform = platforms
  .map((platform) => ({ platform, rows: modules.filter((module) => module.platform === platform) }))
  .filter(({ rows }) => rows.length > 0)

/** How the tried block is put into a page, and what else there is. */
export function Section() {
  const { t, lang } = usePageContext()
  const { block } = useTriedModule()
  return (
    <section id="example" className={styles.plugins} data-accent="plugins">
      <h2>{t('plugins.examples')}</h2>
      <p className={styles.code}>
        <span className={paper.label}>{t('plugins.field.code')}</span>{' '}
        <output>{t(blocks[block].code)}</output>
      </p>
      <p className="fine">{t('plugins.hook')}</p>
      <div className={`wrap ${styles.platforms}`}>
        {modulesByPlatform.map(({ platform, rows }) => (
          <div key={platform}>
            <h3>{t(`offering.${platform}.name`)}</h3>
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
      </div>
      <p className="fine">{t('plugins.made')}</p>
    </section>
  )
}
