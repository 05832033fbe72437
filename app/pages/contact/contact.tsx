import { useHere } from '#app/place.ts'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { OtherWays } from './other-ways.tsx'

export function Page() {
  const { t } = useHere()
  return (
    <section className={styles.contact} id="bannerTop">
      <h1>{t('contact.title')}</h1>
      <p className="lead">{t('contact.lead')}</p>
      <ContactForm />
      <OtherWays />
    </section>
  )
}
