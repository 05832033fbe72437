import type { ComponentProps } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { isTouch } from '#app/platform/is-touch.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { hasServer } from '#app/platform/static-host.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
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
