import { useEffect, useState } from 'react'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { contactSubjects } from '#content/offerings.ts'
import { setting } from '#shared/setting.ts'
import { DraftNote } from './clear-note.tsx'
import styles from './contact-form.module.css'
import { PrivacyNote } from './submit.tsx'

/** Replaces the form where no server takes it: a `mailto:` link with the product and the draft's message. */
export function WriteDirectly() {
  const { t } = usePageContext()
  const asked = useQuery().get('subject')
  const [tried, setTried] = useState('')
  useEffect(() => setTried(drafts.load()?.texts.message ?? ''), [])
  const email = setting('company.email')
  if (!email) return <PrivacyNote />
  const product = contactSubjects().find(({ id }) => id === asked)
  const subject = product && t('contact.direct.subject', { product: t(`offering.${product.id}.name`) })
  return (
    <>
      <a className="button" href={mailLink(email, { subject, body: tried })}>
        {t('contact.direct.mail')}
      </a>
      {tried && (
        <>
          <p>{t('contact.direct.ready')}</p>
          <blockquote className={styles.tried}>{tried}</blockquote>
          <DraftNote onClear={forget} />
        </>
      )}
      <PrivacyNote />
    </>
  )

  function forget() {
    drafts.clear()
    setTried('')
  }
}

type Mail = { subject: string | undefined; body: string }

/** RFC 6068. Some mail programs cut a long text: it stands beside the link, too. */
export function mailLink(email: string, { subject, body }: Mail): string {
  const parameters = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`] : [],
  )
  return `mailto:${encodeURI(email)}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}
