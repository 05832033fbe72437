import { usePageContext } from '#app/platform/page-context.ts'
import { CauseAndEffect } from '#app/products/product-page/first-screen/first-screen.tsx'
import { CorrectedLine, DraftCopy, DraftLine } from '#app/products/product-page/hero-demo/draft-copy.tsx'
import { useCorrection } from '#app/products/product-page/hero-demo/use-correction.ts'
import product from '#app/products/product-page/product.module.css'
import slip from '#app/products/product-page/slip.module.css'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { eventDays, events } from '#content/events.ts'
import { dayWords } from '#shared/dates.ts'
import { textIn } from '#shared/locale.ts'

export const { Page, sections } = toolPage(OneEvent, () => import('./demo/events-demo.tsx'))

/** The last events of the list's first day; the latest is the one to correct. */
const { date, events: ofDay } = eventDays(events)[0] ?? { date: '', events: [] }
const rows = ofDay.slice(-3)
const corrected = rows.at(-1)

function OneEvent() {
  const { lang, t } = usePageContext()
  const hour = useCorrection(corrected?.time ?? '', parseHour, (time) => time)
  const { outcome, done, last, isChanged } = hour
  if (!corrected) return null
  const timed = rows.map((event) => (event === corrected ? { ...event, time: last } : event))
  return (
    <CauseAndEffect cause={t('costaeventi.first.write')} effect={t('costaeventi.first.read')}>
      <DraftCopy
        outcome={outcome}
        notes={{
          done: t('costaeventi.first.done', { time: done }),
          wrong: t('costaeventi.first.wrong'),
        }}
      >
        {rows.map((event) => {
          const name = textIn(event.title, lang)
          if (event !== corrected) return <DraftLine key={event.id} name={name} end={event.time} />
          return (
            <CorrectedLine
              key={event.id}
              name={name}
              before={isChanged ? event.time : undefined}
              label={t('costaeventi.first.hour', { name })}
              inputMode="text"
              correction={hour}
            />
          )
        })}
      </DraftCopy>
      <div className={`${product.paper} ${slip.slip}`}>
        <p className={slip.head}>
          <b>{dayWords(date, lang, 'weekdayDayMonth')}</b>
        </p>
        <ol className={slip.lines}>
          {timed
            .toSorted((a, b) => a.time.localeCompare(b.time))
            .map(({ id, title, time }) => (
              <li key={id} className={`spread ${slip.line}`} data-new={id === corrected.id || undefined}>
                <span>{textIn(title, lang)}</span>
                <b>{time}</b>
              </li>
            ))}
        </ol>
      </div>
    </CauseAndEffect>
  )
}

/** '21:30' for '21:30', '21.30', '2130' or '21'; null for anything else. */
function parseHour(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?:[.:]?(\d{2}))?\s*$/.exec(text) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
