import { useOwnName } from '#app/counter/own-name.ts'
import { useHere } from '#app/platform/here.ts'
import { useToday } from '#app/platform/use-today.ts'
import { Card, Desk } from '#app/products/parts/copies/desk.tsx'
import { CorrectedLine, RoughCopy, RoughLine } from '#app/products/parts/copies/rough-copy.tsx'
import { Sheet, SheetRow, small } from '#app/products/parts/copies/sheet.tsx'
import { useCorrection } from '#app/products/parts/copies/use-correction.ts'
import { dayWords } from '#shared/day-words.ts'
import { type Counted, count, exampleOf, longestTerm, printedDay, type Typed } from './asked-term.ts'
import type { Step } from './deadline.ts'
import styles from './lawyers-copies.module.css'
import { dueWords, ruleText, stepDays, stepText, termWords } from './trial/term-words.ts'

const daysBefore = 60

/** A time limit jotted down, and its deadline with every step of the count. A wrong number gives no date. */
export function Copies() {
  const { t, lang } = useHere()
  const example = exampleOf(useToday(printedDay))
  const correction = useCorrection(
    Number(example.length),
    (text) => (counted(example, text) ? Number(text) : null),
    String,
  )
  const { text, told, value, done, isChanged } = correction
  const result = counted(example, text)
  const due = counted(example, `${done}`)?.result.due
  return (
    <>
      <RoughCopy
        told={told}
        notes={{
          try: t('lawyers.copies.try'),
          done: due ? t('lawyers.copies.done', { due: dueWords(due, lang) }) : '',
          wrong: t(`lawyers.wrong.${refusal(example, text)}`, { most: longestTerm.days }),
        }}
      >
        <RoughLine name={t('lawyers.copies.notice')} end={dayWords(example.from, lang, 'dayMonth')} />
        <CorrectedLine
          name={t('lawyers.copies.term')}
          before={`${daysBefore}`}
          label={t('lawyers.copies.field')}
          inputMode="numeric"
          correction={correction}
        />
        <RoughLine name={t('lawyers.copies.august')} end={t('lawyers.copies.skipped')} />
        <RoughLine name={t('lawyers.copies.weekend')} end={t('lawyers.copies.monday')} />
        <RoughLine name={t('lawyers.copies.due')} end={t('lawyers.copies.ask')} />
      </RoughCopy>
      <Desk row={`${value}`} isChanged={isChanged}>
        <DeadlineSheet counted={result} isFresh={isChanged} />
        <Card>
          <Leaf counted={result} />
        </Card>
      </Desk>
    </>
  )
}

function counted(example: Typed, length: string): Counted | null {
  const result = count({ ...example, length })
  return 'refused' in result ? null : result
}

function refusal(example: Typed, length: string) {
  const result = count({ ...example, length })
  return 'refused' in result ? result.refused : 'length'
}

function DeadlineSheet({ counted, isFresh }: { counted: Counted | null; isFresh: boolean }) {
  const { t, lang } = useHere()
  const own = useOwnName()
  if (!counted) {
    return (
      <Sheet title={own ?? t('lawyers.copies.due')}>
        <SheetRow isNew>{t('lawyers.example.nothing')}</SheetRow>
      </Sheet>
    )
  }
  const { steps, due } = counted.result
  const says = (step: Step) => (step.kind === 'due' ? dueWords(due, lang) : stepDays(step, lang))
  return (
    <Sheet title={own ?? t('lawyers.copies.due')} aside={termWords(counted.term, lang, t)}>
      {steps.map((step) => {
        const days = says(step)
        return (
          <SheetRow key={`${step.kind} ${days}`} isNew={step.kind === 'due'} isFresh={isFresh}>
            {step.kind === 'due' ? <b>{days}</b> : days}
            <span className={small}>
              {stepText(step, t)} · {ruleText(step, t)}
            </span>
          </SheetRow>
        )
      })}
    </Sheet>
  )
}

/** A leaf of the wall calendar. */
function Leaf({ counted }: { counted: Counted | null }) {
  const { t, lang } = useHere()
  if (!counted) return <p className={styles.leaf}>{t('lawyers.example.nothing')}</p>
  const { due } = counted.result
  return (
    <p className={styles.leaf}>
      <b className={styles.day}>{dayWords(due, lang, 'day')}</b>
      <span>
        {dayWords(due, lang, 'weekday')}
        <br />
        {dayWords(due, lang, 'month')} {due.slice(0, 4)}
      </span>
    </p>
  )
}
