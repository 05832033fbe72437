import { type ReactNode, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { createWords, useDesk } from '../ui/desk-context.ts'
import { Busy, Button, Done, Fault, Field } from '../ui/parts.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import styles from './access-view.module.css'
import { deviceName } from './device-name.ts'
import english from './en.json'
import italian from './it.json'

const useWords = createWords(italian, english)

type Made = { id: string; agent: string; at: string; isThis: boolean }

export default function AccessView() {
  const t = useWords()
  const { value, fault, reload } = useLoaded<{ passkeys: Made[]; sessions: Made[] }>('/desk/api/access')
  const [outcome, setOutcome] = useState<{ fault?: unknown; address?: string }>()
  const end = (kind: 'sessions' | 'passkeys', { id }: Made) =>
    sendJson(`/desk/api/access/${kind}/${encodeURIComponent(id)}`, {}, 'DELETE').then(
      () => {
        // Whoever ended the own session is asked to sign in.
        const isOwn = value?.sessions.some((one) => one.isThis && (one.id === id || isOf(value.passkeys, id)))
        if (isOwn) location.reload()
        setOutcome({})
        reload()
      },
      (refused: unknown) => setOutcome({ fault: refused }),
    )
  const invite = () =>
    sendJson<{ address: string }>('/desk/api/access/invitations').then(setOutcome, (refused: unknown) =>
      setOutcome({ fault: refused }),
    )
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {fault !== undefined && <Fault fault={fault} onAgain={reload} />}
      {!value && fault === undefined && <Busy />}
      {outcome?.fault !== undefined && <Fault fault={outcome.fault} />}
      {outcome && Object.keys(outcome).length === 0 && <Done>{t('removed')}</Done>}
      {value && (
        <>
          <h2>{t('passkeys')}</h2>
          <p>{t('passkeys.intro')}</p>
          <ul className={styles.list}>
            {value.passkeys.map((one) => (
              <Row key={one.id} made={one}>
                {value.passkeys.length > 1 && (
                  <Button kind="danger" onClick={() => confirm(t('remove.sure')) && end('passkeys', one)}>
                    {t('remove')}
                  </Button>
                )}
              </Row>
            ))}
          </ul>
          <Button onClick={invite}>{t('invite')}</Button>
          {outcome?.address && <Invitation address={outcome.address} />}
          <h2>{t('sessions')}</h2>
          <p>{t('sessions.intro')}</p>
          <ul className={styles.list}>
            {value.sessions.map((one) => (
              <Row key={one.id} made={one}>
                <Button onClick={() => end('sessions', one)}>{t(one.isThis ? 'leave' : 'end')}</Button>
              </Row>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const isOf = (list: readonly Made[], id: string) => list.some((one) => one.isThis && one.id === id)

function Row({ made, children }: { made: Made; children: ReactNode }) {
  const t = useWords()
  const { lang } = useDesk()
  const at = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(made.at),
  )
  return (
    <li className={styles.row}>
      <span>
        <b>{deviceName(made.agent) ?? t('device')}</b>
        {made.isThis && ` (${t('this')})`}
        <br />
        <small>{t('since', { at })}</small>
      </span>
      {children}
    </li>
  )
}

function Invitation({ address }: { address: string }) {
  const t = useWords()
  const [copied, setCopied] = useState('')
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(address))
  return (
    <div className={styles.invitation} role="status">
      <Field label={t('invited')}>
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button onClick={copy}>{t(copied === address ? 'copied' : 'copy')}</Button>
    </div>
  )
}
