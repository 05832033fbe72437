import { requestNumber } from '#shared/sending.ts'
import { Refused, sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button, Field, Waiting } from '../ui/controls.tsx'
import { useClock, useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useDraft } from '../ui/use-draft.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import styles from './requests.module.css'
import type { createAnswer, ShownRequest } from './shown.ts'

type Whole = ShownRequest & ReturnType<typeof createAnswer>
type RequestProps = { request: Whole; path: string }

export function RequestView({ id }: { id: string }) {
  const t = useWords('requests')
  const clock = useClock()
  const path = `/desk/api/requests/${encodeURIComponent(id)}`
  const loaded = useLoaded<Whole>(path)
  const { value, fault } = loaded
  const isErased = fault instanceof Refused && fault.status === 404
  if (!value || isErased) return <Waiting of={loaded} />
  return (
    <article className={styles.request}>
      <header>
        <h1>{value.name}</h1>
        <small>{t('received', { date: clock(value.createdAt), id: requestNumber(id) })}</small>
      </header>
      <Sent request={value} path={path} />
      <div className={controls.stack}>
        <Answer request={value} path={path} />
        <Note id={id} path={path} note={value.note} />
        <a href={addressOf('requests', 'erase', value.emailOrPhone)}>{t('erase.link')}</a>
      </div>
    </article>
  )
}

function Sent({ request: { letters, files, rows }, path }: RequestProps) {
  const t = useWords('requests')
  return (
    <div>
      {letters.map((letter) => (
        <p key={letter} className={styles.letter}>
          {letter}
        </p>
      ))}
      <dl className={styles.rows}>
        {files.map(({ id, name, size }) => (
          <div key={id}>
            <dt>{t('attachment')}</dt>
            <dd>
              <a href={`${path}/files/${id}`} download>
                {name}
              </a>{' '}
              <small>{Math.ceil(size / 1000)} kB</small>
            </dd>
          </div>
        ))}
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Answer({ request, path }: RequestProps) {
  const t = useWords('requests')
  const clock = useClock()
  const { answeredAt, emailOrPhone, mailto, tel, text } = request
  const tell = useNotify()
  const fail = (fault: unknown) => tell({ fault })
  const mark = () => sendJson(`${path}/answered`, { isAnswered: !answeredAt }, 'PUT').catch(fail)
  const copy = () => navigator.clipboard.writeText(text).then(() => tell({ text: t('answer.copied') }), fail)
  const link = `${controls.button} ${controls.main}`
  return (
    <>
      <p role="status">{answeredAt ? t('state.done', { date: clock(answeredAt) }) : t('state.open')}</p>
      {mailto && (
        <a href={mailto} className={link}>
          {t('answer.mail')}
        </a>
      )}
      {tel && (
        <a href={tel} className={link}>
          {t('answer.phone', { number: emailOrPhone })}
        </a>
      )}
      <Button onClick={copy}>{t('answer.copy')}</Button>
      <Button onClick={mark}>{t(answeredAt ? 'answer.unmark' : 'answer.mark')}</Button>
    </>
  )
}

type NoteProps = { id: string; path: string; note: string }

function Note({ id, path, note }: NoteProps) {
  const t = useWords('requests')
  const tell = useNotify()
  const typing = useDraft(addressOf('requests', id), { note })
  const typed = String(typing.row.note)
  const save = () =>
    sendJson(`${path}/note`, { note: typed, before: note }, 'PUT').then(
      () => {
        typing.settle({ note: typed })
        tell({ text: t('note.saved') })
      },
      (fault: unknown) => tell({ fault }),
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={t('note.title')} hint={t('note.hint')}>
        <textarea
          value={typed}
          maxLength={5000}
          onChange={({ target }) => typing.edit({ note: target.value })}
        />
      </Field>
      <SaveBar typing={typing} theirs={{ note }} label={() => t('note.title')} />
    </form>
  )
}
