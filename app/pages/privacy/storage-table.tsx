import { usePageContext } from '#app/platform/page-context.ts'
import { hasFormServer, hasServer } from '#app/platform/static-host.ts'
import { type Stored, storage } from '#content/storage.ts'
import styles from './privacy.module.css'

/** Stored only with the site's own server, and only with a form. */
const ofServer: readonly Stored['id'][] = ['csrf', 'token', 'sent']
const ofForm: readonly Stored['id'][] = ['waiting', 'queue']

const rows = storage.filter(
  ({ id }) => (hasServer || !ofServer.includes(id)) && (hasFormServer || !ofForm.includes(id)),
)

export function StorageTable() {
  const { t } = usePageContext()
  return (
    <table className={styles.table}>
      <thead className={styles.columns}>
        <tr className={styles.row}>
          <th className={styles.column} scope="col">
            {t('privacy.storage.name')}
          </th>
          <th className={styles.column} scope="col">
            {t('privacy.storage.purpose')}
          </th>
          <th className={styles.column} scope="col">
            {t('privacy.storage.duration')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, kind, names }) => (
          <tr key={id} className={styles.row}>
            <th className={styles.cell} scope="row">
              {names.map((name) => (
                <code className={styles.name} key={name}>
                  {name.replace(/:$/, '')}
                </code>
              ))}
              <small className={styles.kind}>{t(`privacy.kind.${kind}`)}</small>
            </th>
            <td className={styles.cell}>{t(`stored.${id}.purpose`)}</td>
            <td className={styles.cell}>{t(`stored.${id}.duration`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
