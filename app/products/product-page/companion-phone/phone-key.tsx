import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { isTouch } from '#app/platform/is-touch.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { canEncrypt } from '#app/platform/room/cipher.ts'
import { hasServer } from '#app/platform/static-host.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import styles from './companion-phone.module.css'
import type { PhoneRole } from './phone-address.ts'

const labels = { waiter: 'phone.host.start', customer: 'phone.host.startCustomer' } as const

/** Loaded on demand. */
export const loadPhoneCode = () => import('./phone-code.tsx').then(({ PhoneCode }) => PhoneCode)

/** After hydration. */
export function JoinButton({ who, ...more }: { who: PhoneRole } & ComponentProps<'button'>) {
  const { t } = usePageContext()
  const live = useHydrated()
  if (!live) return null
  return (
    <button type="button" {...more}>
      <Icon name={isTouch() ? 'share-2' : 'smartphone'} size={18} />
      {t(isTouch() ? 'phone.host.send' : labels[who])}
    </button>
  )
}

type PhoneKeyProps = {
  who: PhoneRole
  className: string | undefined
  /** For the room reserved until hydration. */
  roomClass: string | undefined
}

export function PhoneKey({ who, className, roomClass }: PhoneKeyProps) {
  const phone = useLazyDisclosure(loadPhoneCode)
  if (!hasServer) return null
  return (
    <>
      <div className={roomClass}>
        <JoinButton who={who} className={className} aria-expanded={phone.isOpen} onClick={phone.toggle} />
      </div>
      {phone.Content && <phone.Content who={who} onClose={phone.toggle} />}
    </>
  )
}

/**
 * Joins a second phone. On a large screen a QR code replaces the button at the visitor's first movement, not
 * before, because each code holds a room on the server. On a phone the button shares the address.
 */
export function PhoneInvite({ origin }: { origin?: string }) {
  const { t } = usePageContext()
  const phone = useLazyDisclosure(loadPhoneCode)
  const [isPressed, setPressed] = useState(false)
  const show = useEffectEvent(() => {
    if (!phone.isOpen && canBeScanned(origin ?? location.origin)) phone.toggle()
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('pointermove', show, { once: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  if (!hasServer) return null
  if (phone.Content) {
    return (
      <phone.Content
        who="waiter"
        isQuiet={!isPressed}
        onClose={phone.toggle}
        {...(origin !== undefined && { origin })}
      />
    )
  }
  return (
    <div className={styles.invite}>
      <p className={styles.lead}>{t('easycomande.phone')}</p>
      <div className={styles.place}>
        <JoinButton
          who="waiter"
          className={styles.key}
          aria-expanded={phone.isOpen}
          onClick={() => {
            setPressed(true)
            phone.toggle()
          }}
        />
      </div>
    </div>
  )
}

/** A phone can scan this screen, and reach the address. */
function canBeScanned(origin: string): boolean {
  return matchMedia('(hover: hover) and (width >= 768px)').matches && canEncrypt() && !isThisMachine(origin)
}
