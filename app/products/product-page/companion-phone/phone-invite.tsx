import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { isTouch } from '#app/platform/is-touch.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { canEncrypt } from '#app/platform/room/cipher.ts'
import { hasServer } from '#app/platform/static-host.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import product from '../product.module.css'
import styles from './companion-phone.module.css'

const loadPhoneCode = () => import('./phone-code.tsx').then(({ PhoneCode }) => PhoneCode)

/**
 * Joins a second phone. On a large screen a QR code replaces the button at the visitor's first movement, not
 * before, because each code holds a room on the server. On a phone the button shares the address.
 */
export function PhoneInvite({ origin }: { origin?: string }) {
  const { t } = usePageContext()
  const live = useHydrated()
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
  // The code lies over the button, so the tickets below stay under the finger.
  return (
    <div className={styles.room}>
      {phone.Content && (
        <phone.Content
          isQuiet={!isPressed}
          onClose={phone.toggle}
          {...(origin !== undefined && { origin })}
        />
      )}
      <div className={`${styles.invite} unprinted`}>
        <p className={styles.lead}>{t('easycomande.phone')}</p>
        <div className={`${styles.place} scripted`}>
          {live && (
            <button
              type="button"
              className={`${product.key} ${styles.key}`}
              aria-expanded={phone.isOpen}
              onClick={() => {
                setPressed(true)
                phone.toggle()
              }}
            >
              <Icon name={isTouch() ? 'share-2' : 'smartphone'} size={18} />
              {t(isTouch() ? 'phone.host.send' : 'phone.host.start')}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

/** A phone can scan this screen, and reach the address. */
function canBeScanned(origin: string): boolean {
  return matchMedia('(hover: hover) and (width >= 768px)').matches && canEncrypt() && !isThisMachine(origin)
}
