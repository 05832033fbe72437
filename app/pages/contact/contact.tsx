import { Sections } from '#app/components/lazy/sections.tsx'
import styles from '#app/contact/form/contact-form.module.css'
import { ContactWay } from '#app/contact/form/contact-way.tsx'
import subject from '#app/contact/terms/subject.module.css'
import { SubjectTerms } from '#app/contact/terms/subject-terms.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { takesForms } from '#app/platform/static-host.ts'

export function Page() {
  const { t } = usePageContext()
  return (
    <>
      <section className={`${styles.contact} ${subject.scope}`} id="bannerTop">
        <h1>{t('contact.title')}</h1>
        <p className="lead">{t(takesForms ? 'contact.lead' : 'home.write.text')}</p>
        <ContactWay />
        <SubjectTerms />
      </section>
      {/* Only the footer comes later, and its style with it: the form is long enough for a first flight. */}
      <Sections of={[]} first={0} />
    </>
  )
}
