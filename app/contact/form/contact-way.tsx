import { Postcard } from '#app/contact/who/who-answers.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './contact-form.module.css'
import { ContactForm } from './contact-form.tsx'
import { WriteDirectly } from './write-directly.tsx'

/** Decided by constants, so that a build contains only one of them. */
export const ContactWay: typeof ContactForm =
  import.meta.env.FORM_CLOSED || import.meta.env.FORM_SERVER === '' ? NoForm : ContactForm

/** Replaces the form on a static host without a form server, and until the settings name a data controller. */
function NoForm() {
  const { t } = usePageContext()
  return (
    <Postcard>
      <div>
        {import.meta.env.FORM_SERVER === '' ? null : <p className={styles.notYet}>{t('contact.closed')}</p>}
        <WriteDirectly />
      </div>
    </Postcard>
  )
}
