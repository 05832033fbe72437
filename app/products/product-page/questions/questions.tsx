import section from '../section.module.css'
import { useProduct } from '../use-product.ts'
import styles from './questions.module.css'

/** As the dictionaries number them. */
const numbers = [1, 2, 3] as const

/** The first one is open, to show what the others are. */
export function Section() {
  const { product, accent, t } = useProduct()
  return (
    <section className={section.section} data-accent={accent} id="questions">
      <h2 className={section.title}>{t('product.questions')}</h2>
      <div className={section.body}>
        {numbers.map((number) => (
          <details key={number} className={styles.question} open={number === 1}>
            <summary className={styles.asked}>{t(`${product}.question.${number}`)}</summary>
            <p className={styles.answer}>{t(`${product}.answer.${number}`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
