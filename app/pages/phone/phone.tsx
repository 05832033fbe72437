import { type ReactNode, useEffect, useRef, useState } from 'react'
import guest from '#app/components/guest-page/guest-page.module.css'
import { LanguageSwitch } from '#app/components/language-switch/language-switch.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { sampleDishes } from '#app/demo-shop/sample-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { canEncrypt } from '#app/platform/room/cipher.ts'
import { textFault } from '#app/platform/text-fault.ts'
import { WaiterPad } from '#app/products/easycomande/waiter-pad.tsx'
import { readPhoneAddress } from '#app/products/product-page/companion-phone/phone-state.ts'
import styles from './phone.module.css'
import { firstState, type GuestState, type SentTicket, startGuest } from './phone-guest.ts'
import { Sent } from './sent.tsx'

/** The second device. Room and key derive from the fragment, which servers never see. */
export function Page() {
  const secret = useSecret()
  if (secret && canEncrypt()) return <Connected key={secret} secret={secret} />
  return <Nobody isWaiting={secret === undefined} isPlain={Boolean(secret)} />
}

function Nobody({ isWaiting, isPlain }: { isWaiting: boolean; isPlain: boolean }) {
  const { t } = usePageContext()
  return (
    <PhoneFrame
      title={t('phone.title')}
      isWaiting={isWaiting}
      aside={<LanguageSwitch className={guest.language} />}
    >
      <p className="lead">
        {isPlain ? t('phone.none.plain') : t('phone.none.lead', { page: t('offering.easycomande.name') })}
      </p>
      <p className="lead unscripted">{t('phone.none.script')}</p>
      <p className="actions">
        <SiteLink className="button" to={{ page: 'easycomande', anchor: 'bannerTop' }}>
          {t('phone.none.home')}
        </SiteLink>
      </p>
    </PhoneFrame>
  )
}

/** Undefined until read, null without a complete one. */
function useSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const found = readPhoneAddress(location.hash)
      // A fragment of an element, such as the skip link's, keeps the room open.
      setSecret((before) => found ?? before ?? null)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return secret
}

const ends = {
  over: { title: 'phone.over.title', lead: 'phone.over.lead' },
  alone: { title: 'phone.alone.title', lead: 'phone.alone.lead' },
} as const

export function Connected({ secret }: { secret: string }) {
  const { t } = usePageContext()
  const { state, send } = useGuest(secret)
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
                return send(ticket)
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
  const joined = useRef<ReturnType<typeof startGuest>>(undefined)
  useEffect(() => {
    const started = startGuest({ secret, onChange: setState })
    joined.current = started
    return started.stop
  }, [secret])
  const send = (ticket: SentTicket) => Boolean(joined.current?.send(ticket))
  return { state, send }
}

type PhoneFrameProps = {
  title: string
  shop?: string | undefined
  /** Until the fragment is read. */
  isWaiting?: boolean
  aside?: ReactNode
  children: ReactNode
}

function PhoneFrame({ title, shop, isWaiting, aside, children }: PhoneFrameProps) {
  const { t } = usePageContext()
  return (
    <section
      className={`${guest.page} ${styles.phone}`}
      data-accent="easycomande"
      data-waiting={isWaiting || undefined}
      id="bannerTop"
    >
      <div className={`spread ${guest.head} ${styles.head}`}>
        {shop && <p className={styles.shop}>{shop}</p>}
        <h1 className={`${guest.title} ${styles.title}`}>{title}</h1>
        {aside}
      </div>
      {children}
      <p className={`fine ${styles.demo}`}>{t('phone.demo')}</p>
    </section>
  )
}
