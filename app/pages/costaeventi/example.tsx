import { useHere } from '#app/place.ts'
import { type CoastEvent, eventDays, events } from '#content/events.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './example.module.css'
import { PosterPicture } from './poster-picture.tsx'

/** The list of events by day. Those that are made up say so. */
export function Section() {
  const { lang, t } = useHere()
  const hasExamples = events.some(({ example }) => example)
  return (
    <section className={styles.example} data-accent="eventi" id="example">
      <h2>{t('costaeventi.example.title')}</h2>
      {eventDays().map(({ date, events: ofDay }) => (
        <div key={date} className={styles.day}>
          <h3>
            <time dateTime={date}>
              {dayWords(date, lang, 'weekday')} <b>{dayWords(date, lang, 'day')}</b>{' '}
              {dayWords(date, lang, 'month')}
            </time>
          </h3>
          <ul>
            {ofDay.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ul>
        </div>
      ))}
      {events.length === 0 ? <p>{t('costaeventi.example.none')}</p> : null}
      {hasExamples ? <p className="fine">{t('costaeventi.example.made')}</p> : null}
    </section>
  )
}

function Event({ event }: { event: CoastEvent }) {
  const { lang, t } = useHere()
  return (
    <li>
      <PosterPicture of={event.poster} />
      <div>
        <p>
          <time dateTime={`${event.date}T${event.time}`}>{event.time}</time>
          {event.example ? <em>{t('costaeventi.example.flag')}</em> : null}
        </p>
        <h4>{event.title[lang]}</h4>
        <p>{event.place}</p>
      </div>
    </li>
  )
}
