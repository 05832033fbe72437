import { Postcard } from '#app/contact/postcard/postcard.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './contact-form.module.css'
import { WriteDirectly } from './write-directly.tsx'

/** Replaces the form until the settings name a data controller. */
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

/** Replaces the form on a static host without a form server. */
export function NoForm() {
  return (
    <Postcard>
      <div className={styles.fields}>
        <WriteDirectly />
      </div>
    </Postcard>
  )
}
