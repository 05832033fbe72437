import styles from '#app/contact/form/contact-form.module.css'
import { ContactForm } from '#app/contact/form/contact-form.tsx'
import { OtherWays } from '#app/contact/form/other-ways.tsx'
import { WhoAnswers } from '#app/contact/who/who-answers.tsx'
import { useHere } from '#app/platform/here.ts'

export function Page() {
  const { t } = useHere()
  return (
    <section className={styles.contact} id="bannerTop">
      <h1>{t('contact.title')}</h1>
      <p className="lead">{t('contact.lead')}</p>
      <ContactForm />
      <WhoAnswers />
      <OtherWays />
    </section>
  )
}
