import controls from '../ui/controls.module.css'
import { Button } from '../ui/controls.tsx'
import { useChangeWords } from '../ui/use-change-words.ts'
import { useLabels, useRowWords } from './form-context.ts'
import type { Row } from './form-model.ts'
import styles from './rows.module.css'

type ClashesProps = {
  mine: Row
  theirs: Row
  names: readonly string[]
  onChoose: (name: string, isMine: boolean) => void
}

/** Fields that two people changed differently: shows both values, to choose one. */
export function Clashes({ mine, theirs, names, onChoose }: ClashesProps) {
  const t = useRowWords()
  const labels = useLabels()
  const { readable } = useChangeWords()
  if (names.length === 0) return null
  return (
    <section
      id="clashes"
      tabIndex={-1}
      className={`${controls.notice} ${styles.fields}`}
      role="alert"
      aria-label={t('clash.title')}
    >
      <h2>{t('clash.title')}</h2>
      <p>{t('clash.text')}</p>
      {names.map((name) => (
        <div key={name} className={styles.pair}>
          {[true, false].map((isMine) => (
            <div key={String(isMine)} className={styles.item}>
              <h3>
                {labels('label', name)}: {t(isMine ? 'clash.mine' : 'clash.theirs')}
              </h3>
              <p>{readable((isMine ? mine : theirs)[name])}</p>
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
