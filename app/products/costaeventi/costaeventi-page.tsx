import { usePageContext } from '#app/platform/page-context.ts'
import { CauseAndEffect } from '#app/products/product-page/first-screen/first-screen.tsx'
import { CorrectedLine, DraftCopy, DraftLine } from '#app/products/product-page/hero-demo/draft-copy.tsx'
import { useCorrection } from '#app/products/product-page/hero-demo/use-correction.ts'
import product from '#app/products/product-page/product.module.css'
import slip from '#app/products/product-page/slip.module.css'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import type { MessageKey } from '#shared/messages.ts'

export const { Page, sections } = toolPage(OneEvent, () => import('./demo/events-demo.tsx'))

const evening = [
  { name: 'costaeventi.first.market', time: '18:00' },
  { name: 'costaeventi.first.concert', time: '21:30', before: '21:00' },
  { name: 'costaeventi.first.film', time: '22:00' },
] as const satisfies readonly { name: MessageKey; time: string; before?: string }[]

function OneEvent() {
  const { t } = usePageContext()
  const hour = useCorrection('21:30', parseHour, (time) => time)
  const { outcome, done, last } = hour
  const timed = evening.map((event) => ('before' in event ? { ...event, time: last } : event))
  return (
    <CauseAndEffect cause={t('costaeventi.first.write')} effect={t('costaeventi.first.read')}>
      <DraftCopy
        outcome={outcome}
        notes={{
          try: t('costaeventi.first.try'),
          done: t('costaeventi.first.done', { time: done }),
          wrong: t('costaeventi.first.wrong'),
        }}
      >
        {evening.map((event) =>
          'before' in event ? (
            <CorrectedLine
              key={event.name}
              name={t(event.name)}
              before={event.before}
              label={t('costaeventi.first.hour')}
              inputMode="text"
              correction={hour}
            />
          ) : (
            <DraftLine key={event.name} name={t(event.name)} end={event.time} />
          ),
        )}
      </DraftCopy>
      <div className={`${product.paper} ${slip.slip}`}>
        <p className={slip.head}>
          <b>{t('costaeventi.first.today')}</b>
        </p>
        <ol className={slip.lines}>
          {timed
            .toSorted((a, b) => a.time.localeCompare(b.time))
            .map((event) => (
              <li key={event.name} className={slip.line} data-new={'before' in event || undefined}>
                <span>{t(event.name)}</span>
                <b>{event.time}</b>
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
