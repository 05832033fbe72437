import { Icon } from '#app/components/icon/icon.tsx'
import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { type Counted, queryOf } from '#app/products/lawyers/asked-term.ts'
import { calendarFile } from '#shared/calendar-file.ts'
import styles from './term-fields.module.css'
import { ruleText, stepDays, stepText, termWords } from './term-words.ts'

export function TermActions({ counted, isLast }: { counted: Counted; isLast: boolean }) {
  const here = usePageContext()
  return (
    <p className={`actions ${styles.actions} scripted`}>
      <button
        type="button"
        className="button"
        disabled={isLast}
        onClick={() => saveToCalendar(counted, here)}
      >
        <Icon name="calendar-plus" size={20} />
        {here.t('lawyers.diary.action')}
      </button>
      <button type="button" className="go" disabled={isLast} onClick={() => window.print()}>
        <Icon name="printer" size={20} />
        {here.t('lawyers.diary.print')}
      </button>
    </p>
  )
}

/** The note has the whole count, the disclaimer and an address that restores it. */
function saveToCalendar({ term, result: { due, steps } }: Counted, { lang, t }: PageInfo) {
  const rule = term.preset ? [`${t('lawyers.example.preset')}: ${t(`lawyers.preset.${term.preset}`)}`] : []
  // The example's address has no query and depends on the day; a saved deadline needs its own.
  const query = Object.entries(queryOf(term)).filter(([, value]) => value)
  const url = `${location.origin}${location.pathname}?${new URLSearchParams(query)}`
  const note = steps.map((step) => `${stepDays(step, lang)}: ${stepText(step, t)} (${ruleText(step, t)})`)
  const file = calendarFile(
    [
      {
        id: url,
        when: due,
        title: t('lawyers.diary.title', { term: termWords(term, lang, t) }),
        text: [...rule, ...note, '', t('lawyers.example.verify')].join('\n'),
        url,
      },
    ],
    new Date(),
  )
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `easy-lawyers-${due}.ics`)
}
