import { Code } from '#app/components/code/code.tsx'
import { sampleMenu } from '#app/demos/menudigitale/sample.ts'
import { useHere } from '#app/place.ts'
import styles from './tent.module.css'

/** The card that stands on the table: folded at the dashed line, its back half is printed upside down. */
export function Section() {
  const { t } = useHere()
  return (
    <section className={`tinted ${styles.tent}`} data-accent="menu" id="tent">
      <div className={styles.card}>
        <p className={styles.back} aria-hidden="true">
          <b>{sampleMenu.name}</b>
          <span>{t('menudigitale.tent.table')}</span>
        </p>
        <Code size={280} lazy />
        <p>
          <b>{t('menudigitale.tent.table')}</b>
          {t('menudigitale.tent.scan')}
        </p>
      </div>
      <div className={styles.say}>
        <h2>{t('menudigitale.tent.title')}</h2>
        <p className="lead">{t('menudigitale.tent.text')}</p>
        <p className="fine">{t('menudigitale.tent.paper')}</p>
      </div>
    </section>
  )
}
