import { allergenNumber, allergensOf } from '#app/demos/menudigitale/menu.ts'
import { sampleMenu } from '#app/demos/menudigitale/sample.ts'
import { useHere } from '#app/place.ts'
import { Draft } from './draft.tsx'
import styles from './example.module.css'
import { Phone } from './phone.tsx'

/** The worked example: what the restaurateur writes and, beside it, what the guest reads. */
export function Section() {
  const { t } = useHere()
  const legend = allergensOf(sampleMenu).map((id) => `${allergenNumber(id)} ${t(`allergen.${id}`)}`)
  return (
    <section className={styles.example} data-accent="menu" id="example">
      <h2>{t('menudigitale.example.title')}</h2>
      <Draft menu={sampleMenu} />
      <Phone menu={sampleMenu} />
      <span className={styles.wire} aria-hidden="true" />
      <p className={`fine ${styles.legend}`}>
        {t('menudigitale.example.legend', { list: legend.join(', ') })} {t('menudigitale.example.made')}
      </p>
    </section>
  )
}
