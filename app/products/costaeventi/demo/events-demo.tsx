import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { calendarId, ownId } from '#app/products/costaeventi/own-event.ts'
import { DemoFrame } from '#app/products/product-page/demo-frame/demo-frame.tsx'
import { type CoastEvent, eventDays, events } from '#content/events.ts'
import { dayWords } from '#shared/day-words.ts'
import { eventCalendar, eventFilePath } from '#shared/event-calendar.ts'
import { textIn } from '#shared/locale.ts'
import styles from './events-demo.module.css'
import { OwnFields, useOwnEvent } from './own-fields.tsx'
import { PosterPicture } from './poster-picture.tsx'

export function Section() {
  const { lang, t } = usePageContext()
  const own = useOwnEvent()
  const shown = own.event ? [...events, own.event] : events
  const hasExamples = events.some(({ example }) => example)
  const save = (chosen: readonly CoastEvent[]) => {
    // Separate ids, so that two own events are two entries in the calendar.
    const named = chosen.map((event) => (event.id === ownId ? { ...event, id: calendarId(event) } : event))
    const file = eventCalendar(named, { lang, t, origin: location.origin, now: new Date() })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'costa-eventi.ics')
  }
  return (
    <section className={styles.example} data-accent="costaeventi" id="example">
      <h2>{t('costaeventi.example.title')}</h2>
      <DemoFrame
        className={styles.frame}
        title={t('costaeventi.example.title')}
        subject="costaeventi"
        reset={own.clear}
        tools={
          <button type="button" className="go" onClick={() => window.print()}>
            {t('costaeventi.example.print')}
          </button>
        }
        share={() =>
          own.event && { title: textIn(own.event.title, lang), url: location.href.replace(location.hash, '') }
        }
      >
        {eventDays(shown).map(({ date, events: ofDay }) => (
          <div key={date} className={styles.day}>
            <h3 className={styles.date}>
              <time className={styles.dateWords} dateTime={date}>
                {dayWords(date, lang, 'weekday')}{' '}
                <b className={styles.number}>{dayWords(date, lang, 'day')}</b> {dayWords(date, lang, 'month')}
              </time>
            </h3>
            <ul className={styles.posters}>
              {ofDay.map((event) => (
                <EventCard key={event.id} event={event} save={save} />
              ))}
            </ul>
          </div>
        ))}
        {shown.length === 0 ? <p>{t('costaeventi.example.none')}</p> : null}
        <p className={styles.all}>
          {hasExamples ? <span className="fine">{t('costaeventi.example.made')}</span> : null}
          {shown.length > 0 ? (
            <a
              className="go"
              href={eventFilePath(lang)}
              onClick={(click) => {
                if (!own.event) return
                click.preventDefault()
                save(shown)
              }}
            >
              <Icon name="calendar-plus" size={20} />
              {t('costaeventi.diary.all')}
            </a>
          ) : null}
        </p>
        <OwnFields own={own} />
      </DemoFrame>
    </section>
  )
}

type EventCardProps = { event: CoastEvent; save: (events: readonly CoastEvent[]) => void }

/** The owner's events have a calendar file; the visitor's is made here. */
function EventCard({ event, save }: EventCardProps) {
  const { lang, t } = usePageContext()
  const isOwn = event.id === ownId
  const title = textIn(event.title, lang)
  const action = (
    <>
      <Icon name="calendar-plus" size={20} />
      {t('costaeventi.diary.one')}
      <span className="visually-hidden">: {title}</span>
    </>
  )
  return (
    <li id={isOwn ? 'own' : undefined} className={isOwn ? `${styles.card} ${styles.own}` : styles.card}>
      <PosterPicture className={styles.picture} of={event.poster} />
      <div className={styles.text}>
        <p className={styles.when}>
          <time className={styles.hour} dateTime={`${event.date}T${event.time}`}>
            {event.time}
          </time>
          {event.example ? <em>{t('costaeventi.example.flag')}</em> : null}
          {isOwn ? <em>{t('costaeventi.own.flag')}</em> : null}
        </p>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.place}>{event.place}</p>
        <p className={styles.diary}>
          {isOwn ? (
            <button type="button" className="go" onClick={() => save([event])}>
              {action}
            </button>
          ) : (
            <a className="go" href={eventFilePath(lang, event.id)}>
              {action}
            </a>
          )}
        </p>
      </div>
    </li>
  )
}
