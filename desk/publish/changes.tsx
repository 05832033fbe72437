import { ChangeLine } from '../ui/change-line.tsx'
import type { Difference } from './differences.ts'
import styles from './publish.module.css'
import { usePublishWords } from './publish-words.ts'

/** What was written since the last publication, as it was and as it is. */
export function Changes({ differences }: { differences: readonly Difference[] }) {
  const t = usePublishWords()
  return (
    <section>
      <h2>
        {t('changed.title')}
        {differences.length > 0 && ` (${differences.length})`}
      </h2>
      {differences.length === 0 && <p>{t('changed.none')}</p>}
      <ul className={styles.changed}>
        {differences.map((one) => (
          <li key={`${one.file} ${one.list} ${one.name}`}>
            <ChangeLine {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
