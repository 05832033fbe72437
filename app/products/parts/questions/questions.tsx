import { useProduct } from '../use-product.ts'
import styles from './questions.module.css'

const questions = [1, 2, 3, 4] as const

/** Questions and answers; the first one stands open, to show what the others are. */
export function Section() {
  const { product, accent, t } = useProduct()
  return (
    <section className={styles.questions} data-accent={accent} id="questions">
      <h2>{t('product.questions')}</h2>
      <div>
        {questions.map((number) => (
          <details key={number} open={number === 1}>
            <summary>{t(`${product}.question.${number}`)}</summary>
            <p>{t(`${product}.answer.${number}`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
