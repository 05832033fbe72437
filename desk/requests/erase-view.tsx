import { useState } from 'react'
import { askJson, sendJson } from '../ui/api.ts'
import { Button, Field } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { addressOf } from '../ui/use-address.ts'
import { dropDraft } from '../ui/use-draft.ts'
import { Lines } from './request-list.tsx'
import styles from './requests.module.css'
import type { RequestLine } from './shown.ts'

/** Erases all that a person has sent. A second button confirms, because it cannot be undone. */
export function EraseView({ who }: { who: string }) {
  const t = useWords('requests')
  const tell = useNotify()
  const [found, setFound] = useState<readonly RequestLine[]>()
  const fail = (fault: unknown) => tell({ fault })
  const find = (person: unknown) =>
    askJson<readonly RequestLine[]>('/desk/api/requests/person', { who: person }).then(setFound, fail)
  const erase = (ids: readonly string[]) =>
    sendJson<{ lines: readonly string[] }>('/desk/api/requests/erase', { ids }).then(({ lines }) => {
      for (const id of ids) dropDraft(addressOf('requests', id))
      setFound(undefined)
      tell({ text: lines.join(' ') })
    }, fail)
  return (
    <>
      <h1>{t('erase.title')}</h1>
      <p>{t('erase.intro')}</p>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          find(new FormData(event.currentTarget).get('who'))
        }}
      >
        <Field label={t('erase.who')}>
          <input name="who" defaultValue={who} required maxLength={300} />
        </Field>
        <Button type="submit">{t('erase.find')}</Button>
      </form>
      {found && <p role="status">{t('erase.will', { count: found.length })}</p>}
      {found && <Lines requests={found} />}
      {found && found.length > 0 && (
        <Button kind="danger" onClick={() => confirm(t('erase.sure')) && erase(found.map(({ id }) => id))}>
          {t('erase.first')}
        </Button>
      )}
    </>
  )
}
