import { useEffect, useEffectEvent, useRef } from 'react'
import { encode } from 'uqr'
import { Icon } from '#app/components/icon/icon.tsx'
import { DrawnCode } from '#app/components/qr-code/drawn-code.tsx'
import { useStore } from '#app/platform/create-store.ts'
import { isTouch } from '#app/platform/is-touch.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { canEncrypt } from '#app/platform/room/cipher.ts'
import { shareAddress } from '#app/products/product-page/share-address.ts'
import type { Translate } from '#shared/messages.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import styles from './companion-phone.module.css'
import { type HostState, phoneHost } from './phone-host.ts'
import { phoneAddress } from './phone-state.ts'

type PhoneCodeProps = {
  onClose: () => void
  /** Opened without the visitor's request: does not take the focus. */
  isQuiet?: boolean
  origin?: string
}

export function PhoneCode({ onClose, isQuiet = false, origin = location.origin }: PhoneCodeProps) {
  const here = usePageContext()
  const { t } = here
  const state = useStore(phoneHost, phoneHost.get())
  const slip = useRef<HTMLElement>(null)
  const focus = useEffectEvent(() => {
    // It stands where the button was: scrolling would take a ticket from under the finger.
    if (!isQuiet) slip.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    phoneHost.open()
    focus()
  }, [])
  const close = () => {
    phoneHost.stop()
    onClose()
  }
  const { secret } = state
  const isOver = secret !== undefined && (state.status === 'over' || state.status === 'refused')
  const address = secret === undefined ? '' : phoneAddress(origin, here, secret)
  const hasAddress = address !== '' && !isOver
  const isHere = isThisMachine(origin)
  const canSend = hasAddress && !isHere && isTouch()
  const send = useEffectEvent(() => void shareAddress({ title: t('phone.title'), url: address }, t))
  // Opened by a button that says "send": the share dialog opens at once.
  useEffect(() => {
    if (canSend) send()
  }, [canSend])
  return (
    <section
      className={`wrap ${styles.slip} unprinted`}
      ref={slip}
      tabIndex={-1}
      aria-label={t('phone.title')}
    >
      {hasAddress && !isHere && !canSend ? (
        <DrawnCode
          modules={encode(address, { ecc: 'M', border: 0 }).data}
          words={t('phone.host.code')}
          size={176}
          className={styles.code}
        />
      ) : null}
      <div className={styles.words}>
        <p>{leadWords(isHere, t)}</p>
        {canSend ? (
          <button type="button" className={`button ${styles.send}`} onClick={send}>
            <Icon name="share-2" size={18} />
            {t('phone.host.send')}
          </button>
        ) : null}
        <p className={styles.status} role="status">
          {hostWords(state, t)}
        </p>
        {hasAddress ? <p className={styles.fine}>{t('phone.host.private')}</p> : null}
        <p className="actions">
          {hasAddress ? (
            <a className={`go ${styles.link}`} href={address} target="_blank" rel="noopener">
              {t('phone.host.link')}
            </a>
          ) : null}
          {isOver ? (
            <button type="button" className={`go ${styles.link}`} onClick={phoneHost.again}>
              {t('phone.host.again')}
            </button>
          ) : null}
          <button type="button" className={`go ${styles.link}`} onClick={close}>
            {t('phone.host.close')}
          </button>
        </p>
      </div>
    </section>
  )
}

function leadWords(isHere: boolean, t: Translate): string {
  if (!canEncrypt()) return t('phone.host.plain')
  if (isHere) return t('phone.host.here')
  return t(isTouch() ? 'phone.host.waiterSent' : 'phone.host.waiter')
}

function hostWords(state: HostState, t: Translate): string {
  if (state.secret === undefined) return ''
  const { status, phones } = state
  if (status !== 'open') return t(`phone.status.${status}`)
  return phones === 0 ? t('phone.host.none') : t('phone.host.phones', { count: phones })
}
