import { useLayoutEffect, useRef } from 'react'
import { PaperField } from '#app/components/paper-fields/paper-field.tsx'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { useTyped } from '#app/components/paper-fields/use-typed.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import {
  blankEvent,
  faultsOf,
  firstDate,
  lastDate,
  longestText,
  ownEvent,
  queryOf,
  type Typed,
  typedIn,
} from '#app/products/costaeventi/own-event.ts'
import { posters } from '#content/events.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './own-fields.module.css'
import { PosterPicture } from './poster-picture.tsx'

const faultTexts = { date: 'costaeventi.wrong.date', time: 'costaeventi.wrong.time' } as const
const text = { maxLength: longestText, autoComplete: 'off' }

export function OwnFields({ own }: { own: OwnEvent }) {
  const { lang, t } = usePageContext()
  const { typed, event } = own
  const { ref, change } = useSteady(own.change)
  const field = (name: 'title' | 'date' | 'time' | 'place') => ({
    id: `own-${name}`,
    value: typed[name],
    fault: (name === 'date' || name === 'time') && own.isWrong(name) && t(faultTexts[name]),
    onText: (text: string) => change({ [name]: text }, name),
    onLeave: own.leave,
  })
  const unlisted = typed.title.trim() === '' ? 'costaeventi.own.hint' : 'costaeventi.own.missing'
  const state = event
    ? t('costaeventi.own.listed', { day: dayWords(event.date, lang, 'weekdayDayMonth'), time: event.time })
    : t(unlisted)
  return (
    <fieldset
      ref={ref}
      className={`${fields.trial} ${styles.own}`}
      onBlur={own.keep}
      data-fair-row="#own > div"
    >
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
            <PaperField {...field('title')} label={t('costaeventi.own.name')} {...text} />
          </div>
          <div>
            <PaperField
              {...field('date')}
              label={t('costaeventi.own.date')}
              type="date"
              min={firstDate}
              max={lastDate}
            />
          </div>
          <div>
            <PaperField {...field('time')} label={t('costaeventi.own.time')} type="time" />
          </div>
          <div className={styles.wide}>
            <PaperField {...field('place')} label={t('costaeventi.own.place')} {...text} />
          </div>
          <p className={`${styles.wide} ${styles.state}`}>
            <span role="status">{state}</span> {event ? <a href="#own">{t('costaeventi.own.see')}</a> : null}
          </p>
        </div>
      </div>
    </fieldset>
  )
}

/** The list above changes its height while typing: scroll so that the field stays in place. */
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
    change: (...changes: Parameters<typeof change>) => {
      before.current = top()
      change(...changes)
    },
  }
}

export type OwnEvent = ReturnType<typeof useOwnEvent>

export function useOwnEvent() {
  const { values: typed, isKept, writing, leave, write, keep } = useTyped(typedIn)
  const faults = faultsOf(typed)
  return {
    typed,
    event: ownEvent(typed),
    leave,
    isWrong: (field: 'date' | 'time') => faults[field] && writing !== field,
    change: (changes: Partial<Typed>, field?: keyof Typed) => write({ ...typed, ...changes }, field),
    /** When a field is left: browsers limit how often the address may change. */
    keep: () => {
      if (!isKept && !faults.date && !faults.time) keep(queryOf(typed))
    },
    clear: () => keep(queryOf(blankEvent)),
  }
}
