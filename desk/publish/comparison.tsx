import { useState } from 'react'
import controls from '../ui/controls.module.css'
import { Field } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import styles from './publish.module.css'
import type { ChangedPage } from './routes.ts'

const sides = ['before', 'after'] as const

/** The pages that change, before and after. */
export function Comparison({ pages }: { pages: readonly ChangedPage[] }) {
  const t = useWords('publish')
  const [asked, setChosen] = useState('')
  const chosen = (pages.find(({ path }) => path === asked) ?? pages[0])?.path
  if (chosen === undefined) return <p>{t('pages.none')}</p>
  return (
    <section className={controls.stack}>
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
