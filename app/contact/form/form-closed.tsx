import { usePageContext } from '#app/platform/page-context.ts'
import styles from './contact-form.module.css'
import { WriteDirectly } from './write-directly.tsx'

/** In the place of the form until the site says who answers for what is written into it. A mail can be written all the same. */
export function FormClosed() {
  const { t } = usePageContext()
  return (
    <>
      <p className={styles.closed}>{t('contact.closed')}</p>
      <WriteDirectly />
    </>
  )
}
