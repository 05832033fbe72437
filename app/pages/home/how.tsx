import { useHere } from '#app/platform/here.ts'
import styles from './how.module.css'

/** One paragraph with four verbs underlined: in the dictionary they stand between asterisks. */
export function Section() {
  const { t } = useHere()
  const parts = t('home.how.text').split('*')
  return (
    <section id="how">
      <h2 className={styles.title}>{t('home.how.title')}</h2>
      <p className={styles.text}>
        {parts.map((part, index) =>
          index % 2 ? (
            <u key={part} className={styles.verb}>
              {part}
            </u>
          ) : (
            part
          ),
        )}
      </p>
    </section>
  )
}
