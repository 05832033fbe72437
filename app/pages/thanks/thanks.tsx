import { useState } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Stamp } from '#app/components/stamp/stamp.tsx'
import postcard from '#app/contact/who/who-answers.module.css'
import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import { contactSubjects } from '#content/offerings.ts'
import {
  type ContactChoice,
  contactMethod,
  formRows,
  type KeptRow,
  letterRows,
  shortRows,
} from '#shared/contact-fields.ts'
import { isLanguage, languageRow } from '#shared/locale.ts'
import { parseReceipt, type SentReceipt } from '#shared/sending.ts'
import styles from './thanks.module.css'

export function Page() {
  const { state, t } = usePageContext()
  const [receipt] = useState(() => parseReceipt(state))
  return (
    <section className={styles.thanks} id="bannerTop">
      <h1>{t('thanks.title')}</h1>
      {receipt ? <Receipt receipt={receipt} /> : <Plain />}
      <p className="actions">
        <SiteLink className="button" to={{ page: 'home' }}>
          {t('thanks.home')}
        </SiteLink>
      </p>
    </section>
  )
}

function Receipt({ receipt }: { receipt: SentReceipt }) {
  const { t } = usePageContext()
  const reach = receipt.emailOrPhone
  const answer =
    contactMethod(reach) === 'email'
      ? t('thanks.answer.email', { reach })
      : t('thanks.answer.phone', { reach })
  return (
    <>
      <p className={`lead ${styles.number}`}>
        {t('thanks.number')} <strong>{receipt.number}</strong>
      </p>
      <SentCard receipt={receipt} />
      <h2 className={styles.heading}>{t('thanks.next')}</h2>
      <ul className={styles.next}>
        <li>{answer}</li>
        <li>
          {t('thanks.more')} <SiteLink to={{ page: 'contact' }}>{t('thanks.again')}</SiteLink>
        </li>
      </ul>
    </>
  )
}

/** Without a receipt: the page was opened without sending anything. */
function Plain() {
  const { t } = usePageContext()
  return (
    <div className={postcard.card}>
      <p className={styles.lines}>{t('thanks.lead')}</p>
      <div>
        <Stamp franked />
      </div>
    </div>
  )
}

/** In the form's order. */
const inOrder = formRows.flatMap(({ name }) => shortRows.filter((row) => row.name === name))

function SentCard({ receipt }: { receipt: SentReceipt }) {
  const { t } = usePageContext()
  const rows = [
    ...inOrder.map((row) => ({ name: row.name, label: t(row.words.form), text: written(row, receipt, t) })),
    { name: 'files', label: t('contact.files'), text: receipt.files.join(', ') },
  ]
  return (
    <>
      <h2 className="visually-hidden">{t('thanks.sent')}</h2>
      <div className={postcard.card}>
        <dl className={styles.rows}>
          {rows
            .filter(({ text }) => text !== '')
            .map(({ name, label, text }) => (
              <div key={name} className={styles.row}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
        </dl>
        <div>
          <Stamp franked />
          {letterRows.map(({ name }) => (
            <p key={name} className={styles.lines}>
              {receipt[name]}
            </p>
          ))}
        </div>
      </div>
    </>
  )
}

function written(row: KeptRow, receipt: SentReceipt, t: PageInfo['t']): string {
  const value = receipt[row.name]
  return row.kind === 'choice' ? choiceWords[row.name](value, t) : value
}

const choiceWords: Readonly<Record<ContactChoice, (value: string, t: PageInfo['t']) => string>> = {
  subject: (value, t) => {
    const subject = contactSubjects().find(({ id }) => id === value)
    return subject ? t(`offering.${subject.id}.name`) : t('contact.subject.open')
  },
  answerLanguage: (value) => (isLanguage(value) ? languageRow(value).name : ''),
}
