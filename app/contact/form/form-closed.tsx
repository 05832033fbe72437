import { Postcard } from '#app/contact/postcard/postcard.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './contact-form.module.css'
import { WriteDirectly } from './write-directly.tsx'

/** In the place of the form until the site says who answers for what is written into it. A mail can be written all the same. */
export function FormClosed() {
  const { t } = usePageContext()
  return (
    <Postcard>
      <div className={styles.fields}>
        <p className={styles.notYet}>{t('contact.closed')}</p>
        <WriteDirectly />
      </div>
    </Postcard>
  )
}

/** In the place of the form on a static host whose forms nobody takes. */
export function NoForm() {
  return (
    <Postcard>
      <div className={styles.fields}>
        <WriteDirectly />
      </div>
    </Postcard>
  )
}
