import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { askJson, Refused, request } from '../ui/api.ts'
import { Busy, Button, Fault } from '../ui/controls.tsx'
import { type DeskState, useDesk, useWords } from '../ui/desk-context.ts'
import styles from './sign-in.module.css'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type NewOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

// An invitation, or the room that was asked for.
const asked = location.hash.slice(1)
const token = /^[\w-]{43}$/.test(asked) ? asked : undefined

/** Already signed in: a link from another site sends no session cookie, so the page asks again itself. */
export async function signedOutState(): Promise<DeskState> {
  const { isIn, ...state } = await request<DeskState & { isIn: boolean }>('/desk/api/sign-in')
  if (isIn && !token) enter()
  return state
}

export function SignIn() {
  const t = useWords('access')
  const { brand } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Refused>()
  const go = () => {
    setBusy(true)
    setFault(undefined)
    const done = token ? register(token) : signIn()
    done.then(enter, (refused: unknown) => {
      setBusy(false)
      // The browser's own reasons are English and for programmers.
      const message = t(Object(refused).name === 'InvalidStateError' ? 'register.known' : 'signIn.stopped')
      setFault(refused instanceof Refused ? refused : new Refused(400, { message }))
    })
  }
  const step = token ? 'register' : 'signIn'
  return (
    <main className={styles.page}>
      <title>{`${t(`${step}.title`)} · ${brand}`}</title>
      <p className={styles.brand}>{brand}</p>
      <h1>{t(`${step}.title`)}</h1>
      <p>{t(`${step}.intro`)}</p>
      <Button kind="main" disabled={isBusy} onClick={go}>
        {t(`${step}.button`)}
      </Button>
      {isBusy && <Busy text={t('signIn.busy')} />}
      {fault && <Fault fault={fault} />}
      <p>
        <small>{t('signIn.help')}</small>
      </p>
    </main>
  )
}

async function signIn() {
  const optionsJSON = await askJson<Options>('/desk/api/sign-in/options')
  await askJson('/desk/api/sign-in', { response: await startAuthentication({ optionsJSON }) })
}

async function register(invitation: string) {
  const optionsJSON = await askJson<NewOptions>('/desk/api/passkeys/options', { token: invitation })
  const response = await startRegistration({ optionsJSON })
  await askJson('/desk/api/passkeys', { token: invitation, response })
}

function enter() {
  location.replace(token ? '/desk/' : `/desk/${location.hash}`)
}
