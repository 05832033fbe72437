import { useLayoutEffect, useRef, useState } from 'react'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { useHere } from '#app/platform/here.ts'
import { firstDate, lastDate, longestText } from '#app/products/costaeventi/own-event.ts'
import { posters } from '#content/events.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './own-fields.module.css'
import { PosterPicture } from './poster-picture.tsx'
import type { OwnEvent } from './use-own-event.ts'

type Field = 'title' | 'date' | 'time' | 'place'

const faultTexts = { date: 'costaeventi.wrong.date', time: 'costaeventi.wrong.time' } as const

/** A poster in draft, on squared paper: what is written here stands in the list above, fair, at its own place. */
export function OwnFields({ own }: { own: OwnEvent }) {
  const { lang, t } = useHere()
  const { typed, faults, event, keep } = own
  const { ref, change } = useSteady(own.change)
  const [focused, setFocused] = useState<Field>()
  // Who is still writing is not corrected.
  const isWrong = (field: Field) =>
    (field === 'date' || field === 'time') && faults[field] && focused !== field
  const control = (field: Field) => ({
    id: `own-${field}`,
    value: typed[field],
    'aria-invalid': isWrong(field),
    'aria-describedby': isWrong(field) ? `own-${field}-fault` : undefined,
    onFocus: () => setFocused(field),
    onBlur: () => setFocused(undefined),
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  })
  const fault = (field: 'date' | 'time') => (
    <p className={fields.fault} id={`own-${field}-fault`} role="alert">
      {isWrong(field) ? t(faultTexts[field]) : null}
    </p>
  )
  const unlisted = typed.title.trim() === '' ? 'costaeventi.own.hint' : 'costaeventi.own.missing'
  const state = event
    ? t('costaeventi.own.listed', { day: dayWords(event.date, lang, 'weekdayDayMonth'), time: event.time })
    : t(unlisted)
  return (
    <fieldset ref={ref} className={`${fields.fields} ${styles.own}`} onBlur={keep}>
      <legend className="visually-hidden">{t('costaeventi.own.title')}</legend>
      <div className={styles.card}>
        <div>
          <PosterPicture className={styles.picture} of={typed.poster} />
          <div className={styles.posters} role="radiogroup" aria-label={t('costaeventi.own.poster')}>
            {posters.map((poster) => (
              <label key={poster} className={styles.poster}>
                <input
                  type="radio"
                  name="own-poster"
                  className="visually-hidden"
                  checked={typed.poster === poster}
                  onChange={() => change({ poster })}
                />
                <PosterPicture className={styles.small} of={poster} />
                <span className="visually-hidden">{t(`costaeventi.poster.${poster}`)}</span>
              </label>
            ))}
          </div>
        </div>
        <div className={styles.texts}>
          <p className={styles.title} aria-hidden="true">
            {t('costaeventi.own.title')}
          </p>
          <div className={styles.wide}>
            <label htmlFor="own-title">{t('costaeventi.own.name')}</label>
            <input {...control('title')} maxLength={longestText} autoComplete="off" />
          </div>
          <div>
            <label htmlFor="own-date">{t('costaeventi.own.date')}</label>
            <input {...control('date')} type="date" min={firstDate} max={lastDate} />
            {fault('date')}
          </div>
          <div>
            <label htmlFor="own-time">{t('costaeventi.own.time')}</label>
            <input {...control('time')} type="time" />
            {fault('time')}
          </div>
          <div className={styles.wide}>
            <label htmlFor="own-place">{t('costaeventi.own.place')}</label>
            <input {...control('place')} maxLength={longestText} autoComplete="off" />
          </div>
          <p className={`${styles.wide} ${styles.state}`}>
            <span role="status">{state}</span> {event ? <a href="#own">{t('costaeventi.own.see')}</a> : null}
          </p>
        </div>
      </div>
    </fieldset>
  )
}

/** The list above grows and shrinks at what is written here: the window follows, so that the field stays under the eye. */
function useSteady(change: OwnEvent['change']) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const before = useRef<number>(undefined)
  const top = () => ref.current?.getBoundingClientRect().top ?? 0
  useLayoutEffect(() => {
    if (before.current === undefined) return
    window.scrollBy({ top: top() - before.current, behavior: 'instant' })
    before.current = undefined
  })
  return {
    ref,
    change: (changes: Parameters<typeof change>[0]) => {
      before.current = top()
      change(changes)
    },
  }
}
