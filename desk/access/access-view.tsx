import { type ReactNode, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Button, Field, Waiting } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import { useClock } from '../ui/use-intl.ts'
import { useLoaded } from '../ui/use-loaded.ts'

type Made = { id: string; agent: string; at: string; isThis: boolean }

export default function AccessView() {
  const t = useWords('access')
  const tell = useNotify()
  const loaded = useLoaded<{ passkeys: Made[]; sessions: Made[] }>('/desk/api/access')
  const fail = (fault: unknown) => tell({ fault })
  const [address, setAddress] = useState<string>()
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
      {address && <Invitation address={address} />}
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
        <b>{deviceName(made.agent) ?? t('device')}</b>
        {made.isThis && ` (${t('this')})`}
        <br />
        <small>{t('since', { at: clock(made.at) })}</small>
      </span>
      {children}
    </li>
  )
}

function Invitation({ address }: { address: string }) {
  const t = useWords('access')
  const [copied, setCopied] = useState('')
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(address))
  return (
    <div className={controls.done} role="status">
      <Field label={t('invited')}>
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button onClick={copy}>{t(copied === address ? 'copied' : 'copy')}</Button>
    </div>
  )
}

const browsers = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** `Chrome · Android`, from what the browser calls itself; an iPad calls itself a Mac. */
function deviceName(agent: string): string | undefined {
  const named = [browsers, devices].flatMap((table) => table.find(([sign]) => sign.test(agent))?.[1] ?? [])
  return named.join(' · ') || undefined
}
