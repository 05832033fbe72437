import { usePageContext } from '#app/platform/page-context.ts'
import answering from '#generated/people.json' with { type: 'json' }
import { isAnybodySet } from '#shared/answering-people.ts'
import { hoursRows } from '#shared/hours-words.ts'
import { textIn } from '#shared/locale.ts'
import { PersonRow } from './person-row.tsx'
import styles from './who-answers.module.css'

const { people, hours, about, replyDays, area } = answering

/** Beside a request: who will answer it, how soon, when, and where they work, as far as the owner has said so. */
export function WhoAnswers() {
  const { lang, t } = usePageContext()
  if (!isAnybodySet(answering)) return null
  return (
    <div className={styles.who} id="who">
      <h2 className={styles.title}>{t('who.title')}</h2>
      {about && <p className={styles.about}>{textIn(about, lang)}</p>}
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <PersonRow key={person.name} person={person} />
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {replyDays && (
          <div className={styles.fact}>
            <dt className={styles.term}>{t('who.reply')}</dt>
            <dd>{t('who.reply.days', { count: replyDays })}</dd>
          </div>
        )}
        {hours.length > 0 && (
          <div className={styles.fact}>
            <dt className={styles.term}>{t('who.hours')}</dt>
            {hoursRows(hours, lang).map(({ days, times }) => (
              <dd key={days} className={styles.span}>
                <span>{days}</span> <span className={styles.times}>{times}</span>
              </dd>
            ))}
          </div>
        )}
        {area && (
          <div className={styles.fact}>
            <dt className={styles.term}>{t('who.area')}</dt>
            <dd>{textIn(area, lang)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
