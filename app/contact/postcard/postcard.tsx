import { ContactWay } from '#app/contact/form/contact-way.tsx'
import { OtherWays } from '#app/contact/form/other-ways.tsx'
import { WhoAnswers } from '#app/contact/who/who-answers.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { pageSubject } from '#shared/products.ts'
import styles from './postcard.module.css'

/** The end of a page: the contact form, as short as an answer allows; who answers, telephone and e-mail where the owner has set them. On a product's page it is about that. */
export function Section() {
  const { page, t } = usePageContext()
  const subject = pageSubject(page)
  return (
    <section id="write" className={styles.write}>
      <h2>{t(subject ? 'product.quote' : 'home.write.title')}</h2>
      <p className="lead">{t('home.write.text')}</p>
      <ContactWay isShort subject={subject} />
      <WhoAnswers />
      <OtherWays />
    </section>
  )
}
