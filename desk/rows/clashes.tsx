import { Button } from '../ui/parts.tsx'
import type { Draft } from './drafts.ts'
import { useLabels, useRowWords } from './form-context.ts'
import type { Row } from './form-model.ts'
import styles from './rows.module.css'
import type { Source } from './sources.ts'

type ClashesProps = {
  source: Source
  was: Draft
  theirs: Row
  names: readonly string[]
  onChoose: (name: string, isMine: boolean) => void
}

/** Fields that two changed to different ends: both are shown, one is chosen. */
export function Clashes({ was: { row }, theirs, names, onChoose }: ClashesProps) {
  const t = useRowWords()
  const labels = useLabels()
  if (names.length === 0) return null
  return (
    <section id="clashes" tabIndex={-1} className={styles.clashes} role="alert" aria-label={t('clash.title')}>
      <h2>{t('clash.title')}</h2>
      <p>{t('clash.text')}</p>
      {names.map((name) => (
        <div key={name} className={styles.pair}>
          {[true, false].map((isMine) => (
            <div key={String(isMine)} className={styles.item}>
              <h3>
                {labels('label', name)}: {t(isMine ? 'clash.mine' : 'clash.theirs')}
              </h3>
              <p>{readable((isMine ? row : theirs)[name]) || t('clash.empty')}</p>
              <Button onClick={() => onChoose(name, isMine)}>
                {t(isMine ? 'clash.keep' : 'clash.take')}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}

/** All that a value says, in a line. */
function readable(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? Object.values(value).map(readable).join(' · ') : String(value)
}
