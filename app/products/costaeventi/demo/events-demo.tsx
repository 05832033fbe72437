import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { calendarId, ownId } from '#app/products/costaeventi/own-event.ts'
import { DemoFrame } from '#app/products/product-page/demo-frame/demo-frame.tsx'
import { type CoastEvent, eventDays, events } from '#content/events.ts'
import { dayWords } from '#shared/day-words.ts'
import { eventCalendar, eventFilePath } from '#shared/event-calendar.ts'
import { textIn } from '#shared/locale.ts'
import { EventCard } from './event-card.tsx'
import styles from './events-demo.module.css'
import { OwnFields } from './own-fields.tsx'
import { useOwnEvent } from './use-own-event.ts'

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
