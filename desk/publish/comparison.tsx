import { useState } from 'react'
import controls from '../ui/controls.module.css'
import { Field } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import styles from './publish.module.css'
import type { ChangedPage } from './routes.ts'

const sides = ['before', 'after'] as const

/** Returns nothing: React would take the promise of newer browsers for a clean-up. */
const bring = (section: Element | null) => {
  section?.scrollIntoView()
}

type ComparisonProps = { pages: readonly ChangedPage[]; isNew: boolean }

/** The pages that change, before and after; in view once they are built. */
export function Comparison({ pages, isNew }: ComparisonProps) {
  const t = useWords('publish')
  const [asked, setChosen] = useState('')
  const chosen = (pages.find(({ path }) => path === asked) ?? pages[0])?.path
  if (chosen === undefined) return <p>{t('pages.none')}</p>
  return (
    <section ref={isNew ? bring : null} className={controls.stack}>
      <Field label={`${t('page')} (${pages.length})`}>
        <select value={chosen} onChange={({ target: { value } }) => setChosen(value)}>
          {pages.map(({ path, name }) => (
            <option key={path} value={path}>
              {name} ({path.slice(1, 3)})
            </option>
          ))}
        </select>
      </Field>
      <div className={`${controls.stack} ${styles.frames}`}>
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
