import { useEffect, useEffectEvent } from 'react'
import { demoShop, useHistory, useShop } from '#app/demo-shop/demo-shop.ts'
import { isOut } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './rail.module.css'
import { TicketSlip } from './ticket-slip.tsx'

/** Newest first. `isShort`: three tickets without guests and courses. */
export function Rail({ isShort = false }: { isShort?: boolean }) {
  const { t } = usePageContext()
  const live = useHydrated()
  const shop = useShop()
  const tickets = isShort ? shop.tickets.slice(0, 3) : shop.tickets
  const ready = tickets.find(({ status }) => status === 'ready')
  return (
    <>
      <ul className={styles.rail} tabIndex={-1} data-short={isShort || undefined}>
        {tickets.map((ticket) => (
          <TicketSlip key={ticket.id} ticket={ticket} isOut={(dish) => isOut(shop, dish)} isShort={isShort} />
        ))}
        {tickets.length === 0 && (
          <li className={styles.none}>
            <p>{t('easycomande.none')}</p>
            <button
              type="button"
              className={product.key}
              onClick={({ currentTarget }) => {
                currentTarget.closest('ul')?.focus({ preventScroll: true })
                demoShop.act({ type: 'reset' })
              }}
            >
              {t('demo.reset')}
            </button>
          </li>
        )}
      </ul>
      {!isShort && (
        <>
          <p className={styles.more}>
            {tickets.length > 2 && t('easycomande.more', { count: tickets.length - 2 })}
          </p>
          <p className={styles.heard} data-unseen={(ready && tickets.indexOf(ready) > 1) || undefined}>
            {ready && t('easycomande.heard', { table: ready.table })}
          </p>
        </>
      )}
      {live && <Landed isShown={!isShort} />}
    </>
  )
}

/** Scrolls to the newest ticket; one from a phone is announced. */
function Landed({ isShown }: { isShown: boolean }) {
  const { t } = usePageContext()
  const { happened } = useHistory()
  const sent = happened.findLast(({ act }) => act.type === 'send')?.act
  const last = happened.findLast(({ act }) => act.type === 'send' && act.by === 'phone')?.act
  const show = useEffectEvent(() => {
    if (!isShown || !sent || Date.now() - sent.at > 3_000) return
    document.querySelector('#bannerTop [data-status]')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (sent?.id) show()
  }, [sent?.id])
  return (
    <p className="visually-hidden" role="status">
      {last?.type === 'send' && t('easycomande.landed', { table: `T\u00a0${last.ticket.table}` })}
    </p>
  )
}
