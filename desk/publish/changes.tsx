import type { Difference } from './differences.ts'
import styles from './publish.module.css'
import { usePublishWords } from './publish-words.ts'

export type { Difference }

type FileWord = Extract<Parameters<ReturnType<typeof usePublishWords>>[0], `file.${string}`>

/** What was written since the last publication, as it was and as it is. */
export function Changes({ differences }: { differences: readonly Difference[] }) {
  const t = usePublishWords()
  const files = Map.groupBy(differences, ({ file }) => file)
  return (
    <section>
      <h2>{t('changed.title')}</h2>
      {files.size === 0 && <p>{t('changed.none')}</p>}
      {[...files].map(([file, changed]) => (
        <details key={file} className={styles.changed} open={differences.length <= 12}>
          <summary>
            {t(`file.${file.replace('.json', '').replace('/', '.')}` as FileWord)} · {changed.length}
          </summary>
          <ul>
            {changed.map((one) => (
              <Change key={`${one.list} ${one.name} ${written(one.after)}`} {...one} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Change({ name, before, after }: Difference) {
  const t = usePublishWords()
  const isText = typeof (before ?? after) === 'string'
  return (
    <li>
      <b>{name}</b>
      {!isText && before === undefined && ` · ${t('changed.added')}`}
      {!isText && after === undefined && ` · ${t('changed.removed')}`}
      {before !== undefined && after !== undefined && (
        <>
          <del>{written(before)}</del>
          <ins>{written(after)}</ins>
        </>
      )}
    </li>
  )
}

function written(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 300 ? `${text.slice(0, 299)}…` : text
}
