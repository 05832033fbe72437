import { useState } from 'react'
import { Field } from '../ui/parts.tsx'
import styles from './publish.module.css'
import { usePublishWords } from './publish-words.ts'

const sides = ['before', 'after'] as const

/** The real pages that change, as they are and as they will be. */
export function Comparison({ pages }: { pages: readonly string[] }) {
  const t = usePublishWords()
  const [asked, setChosen] = useState('')
  const chosen = pages.includes(asked) ? asked : pages[0]
  if (chosen === undefined) return <p>{t('pages.none')}</p>
  return (
    <section className={styles.comparison}>
      <Field label={`${t('page')} (${pages.length})`}>
        <select value={chosen} onChange={({ target: { value } }) => setChosen(value)}>
          {pages.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </Field>
      <div className={styles.frames}>
        {sides.map((side) => (
          <figure key={side}>
            <figcaption>{t(side)}</figcaption>
            <iframe title={`${t(side)} · ${chosen}`} src={`/desk/publish/${side}${chosen}`} />
          </figure>
        ))}
      </div>
    </section>
  )
}
