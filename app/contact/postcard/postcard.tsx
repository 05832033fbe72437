import { ContactForm } from '#app/contact/form/contact-form.tsx'
import { OtherWays } from '#app/contact/form/other-ways.tsx'
import { WhoAnswers } from '#app/contact/who/who-answers.tsx'
import { useHere } from '#app/platform/here.ts'
import styles from './postcard.module.css'

/** The end of a page: the contact form, as short as an answer allows; who answers, telephone and e-mail where the owner has set them. */
export function Section() {
  const { t } = useHere()
  return (
    <section id="write" className={styles.write}>
      <h2>{t('home.write.title')}</h2>
      <p className="lead">{t('home.write.text')}</p>
      <ContactForm isShort />
      <WhoAnswers />
      <OtherWays />
    </section>
  )
}
