import { useEffect, useRef, useSyncExternalStore } from 'react'
import { DrawnCode } from '#app/components/code/drawn-code.tsx'
import { useHere } from '#app/platform/here.ts'
import type { RoomStatus } from '#app/platform/room/join-room.ts'
import { canSeal } from '#app/platform/room/seal.ts'
import type { Translate } from '#shared/messages.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import { type PhoneRole, phoneAddress } from './phone-address.ts'
import { type HostState, phoneHost } from './phone-host.ts'
import styles from './second-phone.module.css'
import { statusWords } from './status-words.ts'

type PhoneCodeProps = {
  who: PhoneRole
  onClose: () => void
  /** Under which the page is served. */
  origin?: string
}

const leads = { waiter: 'phone.host.waiter', customer: 'phone.host.customer' } as const

/** The code to scan, who has come, and the way out. */
export function PhoneCode({ who, onClose, origin = location.origin }: PhoneCodeProps) {
  const here = useHere()
  const { t } = here
  const state = useSyncExternalStore(phoneHost.subscribe, phoneHost.get, phoneHost.get)
  const slip = useRef<HTMLElement>(null)
  useEffect(() => {
    phoneHost.open()
    slip.current?.focus()
  }, [])
  const close = () => {
    phoneHost.stop()
    onClose()
  }
  const { secret } = state
  const isOver = secret !== undefined && (state.status === 'over' || state.status === 'refused')
  const address = secret === undefined ? '' : phoneAddress(origin, here, who, secret)
  const hasAddress = address !== '' && !isOver
  const isHere = isThisMachine(origin)
  return (
    <section className={styles.slip} ref={slip} tabIndex={-1} aria-label={t('phone.title')}>
      {hasAddress && !isHere ? (
        <DrawnCode address={address} words={t('phone.host.code')} size={176} className={styles.code} />
      ) : null}
      <div className={styles.words}>
        {canSeal() ? <p>{isHere ? t('phone.host.here') : t(leads[who])}</p> : <p>{t('phone.host.plain')}</p>}
        {hasAddress ? (
          <p>
            <a className={styles.link} href={address} target="_blank" rel="noopener">
              {t('phone.host.link')}
            </a>
          </p>
        ) : null}
        <p className={styles.status} role="status">
          {hostWords(state, t)}
        </p>
        {hasAddress ? <p className={styles.fine}>{t('phone.host.private')}</p> : null}
        <p className="actions">
          {isOver ? (
            <button type="button" className={styles.link} onClick={phoneHost.again}>
              {t('phone.host.again')}
            </button>
          ) : null}
          <button type="button" className={styles.link} onClick={close}>
            {t('phone.host.close')}
          </button>
        </p>
      </div>
    </section>
  )
}

function hostWords(state: HostState, t: Translate): string {
  if (state.secret === undefined) return ''
  const { status, phones } = state
  if (status !== 'open') return t(statusWords[status satisfies RoomStatus])
  return phones === 0 ? t('phone.host.none') : t('phone.host.phones', { count: phones })
}
