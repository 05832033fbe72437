import type { ReactNode } from 'react'
import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { Stamp } from '#app/components/stamp/stamp.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import answering from '#generated/people.json' with { type: 'json' }
import { type AnsweringPerson, initials } from '#shared/answering-people.ts'
import { textIn } from '#shared/locale.ts'
import { setting } from '#shared/setting.ts'
import { hoursRows } from './hours-words.ts'
import styles from './who-answers.module.css'

const { people, hours, about, replyDays, area } = answering
const ways = ['company.address', 'company.phone', 'company.email', 'company.pec'] as const

/** The form, or what replaces it, beside those who answer. */
export function Postcard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.card}>
      {children}
      <WhoAnswers />
    </div>
  )
}

/** Data not set yet are empty lines. */
export function WhoAnswers() {
  const { lang, t } = usePageContext()
  const known = ways.filter((key) => setting(key))
  const isUnset = ![...people, ...hours, ...known, about, replyDays, area].some(Boolean)
  return (
    <div className={styles.who} id="who" data-unset={isUnset || undefined}>
      <Stamp />
      <h2 className={styles.title}>{t('who.title')}</h2>
      {about && <p className={`${styles.about} unprinted`}>{textIn(about, lang)}</p>}
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <PersonRow key={person.name} person={person} />
          ))}
        </ul>
      )}
      {(replyDays || hours.length > 0 || area) && (
        <dl className={styles.facts}>
          {replyDays && (
            <div>
              <dt className={styles.term}>{t('who.reply')}</dt>
              <dd>{t('who.reply.days', { count: replyDays })}</dd>
            </div>
          )}
          {hours.length > 0 && (
            <div>
              <dt className={styles.term}>{t('who.hours')}</dt>
              {hoursRows(hours, lang).map(({ days, times }) => (
                <dd key={days} className={`spread ${styles.span}`}>
                  <span>{days}</span> <span className={styles.times}>{times}</span>
                </dd>
              ))}
            </div>
          )}
          {area && (
            <div>
              <dt className={styles.term}>{t('who.area')}</dt>
              <dd>{textIn(area, lang)}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={styles.address}>
        <p className={styles.addressee}>{setting('company.name') || t('shell.brand')}</p>
        {known.map((key) => (
          <p key={key}>
            <span className="visually-hidden">{t(key)}: </span>
            <CompanyValue row={key} value={setting(key)} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** Picture and initials add nothing to the name: both are hidden from screen readers. */
function PersonRow({ person: { name, role, phone, picture } }: { person: AnsweringPerson }) {
  const { lang } = usePageContext()
  return (
    <li className={styles.person}>
      {picture ? (
        <Picture className={styles.portrait} of={picture} alt="" sizes="100px" />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <p className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.role}>{textIn(role, lang)}</span>
        {phone && (
          <span className={styles.phone}>
            <CompanyValue row="company.phone" value={phone} />
          </span>
        )}
      </p>
    </li>
  )
}
