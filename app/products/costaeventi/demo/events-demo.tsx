import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { type CoastEvent, eventDays, events } from '#content/events.ts'
import { dayWords } from '#shared/dates.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { textIn } from '#shared/locale.ts'
import styles from './events-demo.module.css'
import { PosterPicture } from './poster-picture.tsx'

export function Section() {
  const { lang, t } = usePageContext()
  const hasExamples = events.some(({ example }) => example)
  return (
    <section className={styles.example} data-accent="costaeventi" id="example">
      <h2>{t('costaeventi.example.title')}</h2>
      {eventDays(events).map(({ date, events: ofDay }) => (
        <div key={date}>
          <h3 className={styles.date}>
            <time className={`wrap ${styles.dateWords}`} dateTime={date}>
              {dayWords(date, lang, 'weekday')} <b className={styles.number}>{dayWords(date, lang, 'day')}</b>{' '}
              {dayWords(date, lang, 'month')}
            </time>
          </h3>
          <ul className={styles.posters}>
            {ofDay.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ul>
        </div>
      ))}
      {events.length === 0 ? <p>{t('costaeventi.example.none')}</p> : null}
      {hasExamples ? <p className="fine">{t('costaeventi.example.made')}</p> : null}
      {events.length > 0 ? (
        <p className="actions">
          <a className="go" href={eventFilePath(lang)}>
            <Icon name="calendar-plus" size={20} />
            {t('costaeventi.diary.all')}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function EventCard({ event }: { event: CoastEvent }) {
  const { lang, t } = usePageContext()
  const title = textIn(event.title, lang)
  return (
    <li className={styles.card}>
      <PosterPicture className={styles.picture} of={event.poster} />
      <div className={styles.text}>
        <p className={styles.when}>
          <time className={styles.hour} dateTime={`${event.date}T${event.time}`}>
            {event.time}
          </time>
          {event.example ? <em>{t('costaeventi.example.flag')}</em> : null}
        </p>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.place}>{event.place}</p>
        <p className={`${styles.diary} unprinted`}>
          <a className="go" href={eventFilePath(lang, event.id)}>
            <Icon name="calendar-plus" size={20} />
            {t('costaeventi.diary.one')}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
      </div>
    </li>
  )
}
