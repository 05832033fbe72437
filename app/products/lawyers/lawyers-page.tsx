import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { CauseAndEffect } from '#app/products/product-page/first-screen/first-screen.tsx'
import product from '#app/products/product-page/product.module.css'
import slip from '#app/products/product-page/slip.module.css'
import { toolPage } from '#app/products/product-page/tool-page.tsx'
import { dayWords } from '#shared/dates.ts'
import { DueDay } from './demo/due-day.tsx'
import { faultId, TermFields } from './demo/term-fields.tsx'
import { faultWords, termWords } from './demo/term-words.ts'
import { type TypedTerm, useTerm } from './demo/use-term.ts'
import styles from './lawyers-page.module.css'

export const { Page, sections } = toolPage(OneTerm, () => import('./demo/deadline-demo.tsx'), {
  className: styles.screen,
})

export function OneTerm() {
  const { lang, t } = usePageContext()
  const asked = useTerm()
  const { typed, counted, isLast, fault } = asked
  return (
    <CauseAndEffect cause={t('lawyers.example.asked')} effect={t('lawyers.slip.caption')}>
      <div className={styles.sum}>
        {counted && <p className={`${styles.still} unscripted`}>{termWords(counted.term, lang, t)}</p>}
        <TermFields asked={asked} />
        <div className={styles.verify} data-cause={isLast ? '' : undefined}>
          <p className={fields.pencil} id={faultId} role="alert">
            {fault && faultWords(fault, typed.unit, t)}
          </p>
          {!fault && t(isLast ? 'lawyers.example.last' : 'lawyers.first.verify')}
        </div>
        <DueDay asked={asked} />
      </div>
      <Diary asked={asked} />
    </CauseAndEffect>
  )
}

/** `isLast`: grey, like the result. */
function Diary({ asked: { counted, isLast } }: { asked: TypedTerm }) {
  const { lang, t } = usePageContext()
  const rows = counted
    ? [
        {
          day: counted.term.from,
          what: counted.term.back ? 'lawyers.slip.hearing' : 'lawyers.slip.notice',
        } as const,
        { day: counted.result.due, what: 'lawyers.slip.due' } as const,
      ].sort((a, b) => a.day.localeCompare(b.day))
    : []
  return (
    <div className={`${product.paper} ${slip.slip} ${styles.diary}`}>
      <p className={`${slip.head} ${styles.head}`}>
        <b>{t('lawyers.slip.title')}</b>
        <span className={slip.muted}>{counted?.result.due.slice(0, 4)}</span>
      </p>
      <ol className={`${slip.lines} ${isLast ? slip.muted : ''}`}>
        {rows.map(({ day, what }) => (
          <li
            key={what}
            className={`spread ${slip.line}`}
            data-new={(what === 'lawyers.slip.due' && !isLast) || undefined}
          >
            <b>{dayWords(day, lang, 'dayMonth')}</b>
            <span>{t(what)}</span>
          </li>
        ))}
      </ol>
      <p className={slip.note}>{t('lawyers.slip.note')}</p>
    </div>
  )
}
