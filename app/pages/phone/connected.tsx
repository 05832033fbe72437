import { useEffect, useRef, useState } from 'react'
import { sampleDishes } from '#app/demo-shop/sample-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { textFault } from '#app/platform/text-fault.ts'
import { WaiterPad } from '#app/products/easycomande/waiter-pad.tsx'
import styles from './phone.module.css'
import { PhoneFrame } from './phone-frame.tsx'
import { firstState, type GuestState, startGuest } from './phone-guest.ts'
import { Sent } from './sent.tsx'

const ends = {
  over: { title: 'phone.over.title', lead: 'phone.over.lead' },
  alone: { title: 'phone.alone.title', lead: 'phone.alone.lead' },
} as const

export function Connected({ secret }: { secret: string }) {
  const { t } = usePageContext()
  const { state, guest } = useGuest(secret)
  const { shop, status } = state
  const end = endOf(state)
  const name = shop?.name && !textFault(shop.name) ? shop.name : undefined
  return (
    <PhoneFrame title={t('phone.waiter.title')} shop={name}>
      <p className={styles.line} role="status">
        {status === 'open' || end ? '' : t(`phone.status.${status}`)}
      </p>
      {end ? (
        <div role="alert">
          <h2 className={styles.end}>{t(ends[end].title)}</h2>
          <p className="lead">{t(ends[end].lead)}</p>
        </div>
      ) : null}
      {shop ? (
        <>
          <Sent tickets={shop.tickets} pending={state.pending} />
          {end ? null : (
            <WaiterPad
              dishes={sampleDishes.map((dish) => ({
                ...dish,
                isFinished: shop.finished.includes(dish.id),
              }))}
              onSend={(ticket) => {
                window.scrollTo({ top: 0 })
                return Boolean(guest.current?.send(ticket))
              }}
              sent="phone.waiter.passed"
            />
          )}
        </>
      ) : null}
    </PhoneFrame>
  )
}

function endOf({ status, hasHost }: GuestState): keyof typeof ends | undefined {
  if (status === 'over') return 'over'
  return status === 'open' && hasHost === false ? 'alone' : undefined
}

function useGuest(secret: string) {
  const [state, setState] = useState(firstState)
  const guest = useRef<ReturnType<typeof startGuest>>(undefined)
  useEffect(() => {
    const started = startGuest({ secret, onChange: setState })
    guest.current = started
    return started.stop
  }, [secret])
  return { state, guest }
}
