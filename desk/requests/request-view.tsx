import { useState } from 'react'
import { requestNumber } from '#shared/sent-receipt.ts'
import { sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button, Fault, Waiting } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useClock } from '../ui/use-clock.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import type { createAnswer } from './answer.ts'
import { Note } from './note.tsx'
import styles from './requests.module.css'
import type { ShownRequest } from './shown.ts'

type Whole = ShownRequest & ReturnType<typeof createAnswer>
type RequestProps = { request: Whole; path: string }

export function RequestView({ id }: { id: string }) {
  const t = useWords('requests')
  const clock = useClock()
  const path = `/desk/api/requests/${encodeURIComponent(id)}`
  const loaded = useLoaded<Whole>(path)
  const { value } = loaded
  if (!value) return <Waiting of={loaded} />
  return (
    <article className={styles.request}>
      <header>
        <h1>{value.name}</h1>
        <small>{t('received', { date: clock(value.createdAt), id: requestNumber(id) })}</small>
      </header>
      <Sent request={value} path={path} />
      <div className={styles.own}>
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
  const [fault, setFault] = useState<unknown>()
  const mark = () => sendJson(`${path}/answered`, { isAnswered: !answeredAt }, 'PUT').catch(setFault)
  const copy = () =>
    navigator.clipboard.writeText(text).then(() => tell({ text: t('answer.copied') }), setFault)
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
      {fault !== undefined && <Fault fault={fault} />}
    </>
  )
}
