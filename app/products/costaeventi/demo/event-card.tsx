import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { ownId } from '#app/products/costaeventi/own-event.ts'
import type { CoastEvent } from '#content/events.ts'
import { eventFilePath } from '#shared/event-calendar.ts'
import { textIn } from '#shared/locale.ts'
import styles from './events-demo.module.css'
import { PosterPicture } from './poster-picture.tsx'

type EventCardProps = { event: CoastEvent; save: (events: readonly CoastEvent[]) => void }

/** The owner's events have a calendar file; the visitor's is made here. */
export function EventCard({ event, save }: EventCardProps) {
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
