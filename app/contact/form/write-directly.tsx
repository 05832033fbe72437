import { useEffect, useState } from 'react'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
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
  const { address, isWhole } = mailLink(email, { subject, body: tried })
  return (
    <>
      <a className="button" href={address}>
        {t('contact.direct.mail')}
      </a>
      {tried && (
        <>
          <p>{t(isWhole ? 'contact.direct.ready' : 'contact.direct.copy')}</p>
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

/** Some mail programs cut or reject longer addresses. */
const longest = 1_800

type Mail = { subject: string | undefined; body: string }

/** RFC 6068. `isWhole`: the body fits, or there is none. */
export function mailLink(email: string, { subject, body }: Mail): { address: string; isWhole: boolean } {
  const link = (fields: Readonly<Record<string, string | undefined>>) => {
    const parameters = Object.entries(fields).flatMap(([name, text]) =>
      text ? [`${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`] : [],
    )
    return `mailto:${encodeURI(email)}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
  }
  const whole = link({ subject, body })
  if (whole.length <= longest) return { address: whole, isWhole: true }
  return { address: link({ subject }), isWhole: false }
}
