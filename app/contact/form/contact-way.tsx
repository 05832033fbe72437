import { Postcard } from '#app/contact/postcard/postcard.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './contact-form.module.css'
import { ContactForm } from './contact-form.tsx'
import { WriteDirectly } from './write-directly.tsx'

const hasForm = import.meta.env.FORM_SERVER !== ''

/** Decided by constants, so that a build contains only one of them. */
export const ContactWay: typeof ContactForm =
  hasForm && import.meta.env.FORM_CLOSED ? FormClosed : hasForm ? ContactForm : NoForm

/** Replaces the form until the settings name a data controller. */
function FormClosed() {
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
function NoForm() {
  return (
    <Postcard>
      <div className={styles.fields}>
        <WriteDirectly />
      </div>
    </Postcard>
  )
}
