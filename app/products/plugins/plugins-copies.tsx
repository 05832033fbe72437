import { useOwnName } from '#app/counter/own-name.ts'
import { useHere } from '#app/platform/here.ts'
import { Card, Desk } from '#app/products/parts/copies/desk.tsx'
import { CorrectedLine, RoughCopy, RoughLine } from '#app/products/parts/copies/rough-copy.tsx'
import { Sheet, SheetRow } from '#app/products/parts/copies/sheet.tsx'
import { useCorrection } from '#app/products/parts/copies/use-correction.ts'
import { type Entry, parseTime, sampleMove, sampleWeek } from './diary.ts'
import styles from './plugins-copies.module.css'

const isMoved = ({ id }: Entry) => id === sampleMove.id
const movedTime = sampleWeek.find(isMoved)?.time ?? ''

/** A workshop's week in pencil, and the page of its site in which one block is ours. */
export function Copies() {
  const { t } = useHere()
  const own = useOwnName()
  const correction = useCorrection(movedTime, parseTime, (time) => time)
  const { told, done, last, isChanged } = correction
  const title = ({ id, day }: Entry) => `${t(`plugins.day.${day}`)} · ${t(`plugins.diary.${id}`)}`
  return (
    <>
      <RoughCopy
        told={told}
        notes={{
          try: t('plugins.copies.try'),
          done: t('plugins.copies.done', { time: done }),
          wrong: t('plugins.copies.wrong'),
        }}
      >
        {sampleWeek.map((entry) =>
          isMoved(entry) ? (
            <CorrectedLine
              key={entry.id}
              name={title(entry)}
              before={sampleMove.before}
              label={t('plugins.copies.field')}
              inputMode="text"
              correction={correction}
            />
          ) : (
            <RoughLine
              key={entry.id}
              name={title(entry)}
              end={entry.time}
              over={entry.isOff ? t('plugins.copies.off') : undefined}
            />
          ),
        )}
      </RoughCopy>
      <Desk row={last} isChanged={isChanged}>
        <div className={styles.site}>
          <b className={styles.name}>{own ?? t('plugins.copies.site')}</b>
          <i className={styles.picture} />
          <i className={styles.lines} />
          <Sheet title={t('plugins.copies.block')}>
            {sampleWeek.map((entry) => (
              <SheetRow
                key={isMoved(entry) ? last : entry.id}
                isNew={isMoved(entry)}
                isFresh={isChanged}
                end={entry.isOff ? t('plugins.copies.cancelled') : isMoved(entry) ? last : entry.time}
              >
                {entry.isOff ? <s>{title(entry)}</s> : title(entry)}
              </SheetRow>
            ))}
          </Sheet>
          <i className={styles.lines} />
        </div>
        <Card>
          <p className={styles.code}>
            <code className={styles.tag}>{t('plugins.copies.code')}</code>
            {t('plugins.copies.line')}
          </p>
        </Card>
      </Desk>
    </>
  )
}
