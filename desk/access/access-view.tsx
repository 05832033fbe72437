import { type ReactNode, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button, Field, Waiting } from '../ui/controls.tsx'
import { useClock, useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { useLoaded } from '../ui/use-loaded.ts'

type Made = { id: string; agent: string; at: string; isThis: boolean }

export default function AccessView() {
  const t = useWords('access')
  const tell = useNotify()
  const loaded = useLoaded<{ passkeys: Made[]; sessions: Made[] }>('/desk/api/access')
  const fail = (fault: unknown) => tell({ fault })
  const [address, setAddress] = useState('')
  const { passkeys = [], sessions = [] } = loaded.value ?? {}
  const end = (kind: 'sessions' | 'passkeys', { id, isThis }: Made) => {
    sendJson(`/desk/api/access/${kind}/${encodeURIComponent(id)}`, {}, 'DELETE').then(() => {
      // Ending this very session leads to the sign-in page.
      if (isThis) location.reload()
      tell({ text: t('removed') })
    }, fail)
  }
  const invite = () =>
    sendJson<{ address: string }>('/desk/api/access/invitations').then(
      (made) => setAddress(made.address),
      fail,
    )
  const copy = () => navigator.clipboard.writeText(address).then(() => tell({ text: t('copied') }), fail)
  return (
    <div className={controls.room}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <Waiting of={loaded} />
      <section>
        <h2>{t('passkeys')}</h2>
        <p>{t('passkeys.intro')}</p>
        <ul>
          {passkeys.map((one) => (
            <Row key={one.id} made={one}>
              {passkeys.length > 1 && (
                <Button kind="danger" onClick={() => confirm(t('remove.sure')) && end('passkeys', one)}>
                  {t('remove')}
                </Button>
              )}
            </Row>
          ))}
        </ul>
      </section>
      <Button onClick={invite}>{t('invite')}</Button>
      {address && (
        <div className={controls.done} role="status">
          <Field label={t('invited')}>
            <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
          <Button onClick={copy}>{t('copy')}</Button>
        </div>
      )}
      <section>
        <h2>{t('sessions')}</h2>
        <p>{t('sessions.intro')}</p>
        <ul>
          {sessions.map((one) => (
            <Row key={one.id} made={one}>
              <Button onClick={() => end('sessions', one)}>{t(one.isThis ? 'leave' : 'end')}</Button>
            </Row>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Row({ made, children }: { made: Made; children: ReactNode }) {
  const t = useWords('access')
  const clock = useClock()
  return (
    <li className={controls.line}>
      <span>
        <b>{device.exec(made.agent)?.[0] ?? t('device')}</b>
        {made.isThis && ` (${t('this')})`}
        <br />
        <small>{t('since', { at: clock(made.at) })}</small>
      </span>
      {children}
    </li>
  )
}

/** As it calls itself; an iPad calls itself a Mac. */
const device = /iPhone|iPad|Android|Windows|Mac|CrOS|Linux(?!;)/
