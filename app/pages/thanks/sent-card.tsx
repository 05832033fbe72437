import { Stamp } from '#app/components/stamp/stamp.tsx'
import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import type { ContactChoice, KeptRow } from '#shared/contact-fields.ts'
import { formRows, letterRows, shortRows } from '#shared/contact-rows.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { isLanguage, languageRow } from '#shared/locale.ts'
import type { SentReceipt } from '#shared/sent-receipt.ts'
import styles from './thanks.module.css'

/** In the form's order. */
const inOrder = formRows.flatMap(({ name }) => shortRows.filter((row) => row.name === name))

export function SentCard({ receipt }: { receipt: SentReceipt }) {
  const { t } = usePageContext()
  const rows = [
    ...inOrder.map((row) => ({ name: row.name, label: t(row.words.form), text: written(row, receipt, t) })),
    { name: 'files', label: t('contact.files'), text: receipt.files.join(', ') },
  ]
  return (
    <div className={styles.card}>
      <h2 className="visually-hidden">{t('thanks.sent')}</h2>
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
      <div className={styles.letter}>
        <Stamp franked />
        {letterRows.map(({ name }) => (
          <p key={name} className={styles.lines}>
            {receipt[name]}
          </p>
        ))}
      </div>
    </div>
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
