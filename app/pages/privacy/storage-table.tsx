import { useHere } from '#app/platform/here.ts'
import { storage } from '#content/storage.ts'

const kinds = {
  cache: 'privacy.kind.cache',
  cookie: 'privacy.kind.cookie',
  database: 'privacy.kind.database',
  local: 'privacy.kind.local',
} as const

/** What the site leaves in the browser, row by row as `content/storage.ts` lists it. */
export function StorageTable() {
  const { t } = useHere()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('privacy.storage.name')}</th>
          <th scope="col">{t('privacy.storage.purpose')}</th>
          <th scope="col">{t('privacy.storage.duration')}</th>
        </tr>
      </thead>
      <tbody>
        {storage.map(({ id, kind, names }) => (
          <tr key={id}>
            <th scope="row">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
              <small>{t(kinds[kind])}</small>
            </th>
            <td>{t(`stored.${id}.purpose`)}</td>
            <td>{t(`stored.${id}.duration`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
