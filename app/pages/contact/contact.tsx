import { Sections } from '#app/components/lazy/sections.tsx'
import styles from '#app/contact/form/contact-form.module.css'
import { ContactWay } from '#app/contact/form/contact-way.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { hasFormServer } from '#app/platform/static-host.ts'

export function Page() {
  const { t } = usePageContext()
  return (
    <>
      <section className={styles.contact} id="bannerTop">
        <h1>{t('contact.title')}</h1>
        <p className="lead">{t(hasFormServer ? 'contact.lead' : 'home.write.text')}</p>
        <ContactWay />
      </section>
      {/* Only the footer's style comes later: the form alone fills the first flight of TCP. */}
      <Sections of={[]} first={0} />
    </>
  )
}
