import { usePart } from '#app/components/part/use-part.ts'
import { counter } from '#app/counter/counter-store.ts'
import { RollHere } from '#app/counter/roll/roll-here.tsx'
import { sampleShop } from '#app/counter/sample-shop.ts'
import { isOut, type Shop, type Ticket, ticketStatuses } from '#app/counter/shop.ts'
import { useHistory, useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { PhoneKey } from '#app/products/parts/second-phone/phone-key.tsx'
import type { Translate } from '#shared/messages.ts'
import styles from './easycomande-section.module.css'
import { TicketSlip } from './ticket-slip.tsx'
import { countTickets } from './tickets.ts'

export function Section() {
  const { t } = useHere()
  const live = useHydrated()
  const shop = useShop()
  const { tickets } = shop
  useTellFigure('easycomande', railWords(tickets, t))
  return (
    <section id="easycomande" className={`band ${styles.comande}`} data-accent="easycomande">
      <ProductHead id="easycomande" title="easycomande.title" />
      <ul className={styles.rail} data-moved={tickets.some(isSent) || undefined}>
        {tickets.map((ticket) => (
          <TicketSlip key={ticket.id} ticket={ticket} isOut={(dish) => isOut(shop, dish)} act={counter.act} />
        ))}
        <li className={styles.words}>
          <Tools shop={shop} />
          <RollHere of="easycomande" className={product.roll} />
          <p className="lead">{t('easycomande.lead')}</p>
          <ul className={product.facts}>
            <Facts id="easycomande" />
            <li>
              <Ask id="easycomande" />
            </li>
          </ul>
        </li>
      </ul>
      {live && <Landed />}
    </section>
  )
}

const isSent = ({ id }: Ticket) => !sampleShop.tickets.some((ticket) => ticket.id === id)

/** A ticket that came from a phone, for those who do not see it land. */
function Landed() {
  const { t } = useHere()
  const { happened } = useHistory()
  const last = happened.findLast(({ act }) => act.type === 'send' && act.by === 'phone')?.act
  return (
    <p className="visually-hidden" role="status">
      {last?.type === 'send' && t('easycomande.landed', { table: `T\u00a0${last.ticket.table}` })}
    </p>
  )
}

const loadPad = () => import('./waiter-pad.tsx').then(({ WaiterPad }) => WaiterPad)
const loadFinished = () => import('./finished-dishes.tsx').then(({ FinishedDishes }) => FinishedDishes)

/** What the dining room writes, and what the kitchen says back. Their code comes when they are opened. */
function Tools({ shop }: { shop: Shop }) {
  const { t } = useHere()
  const live = useHydrated()
  const pad = usePart(loadPad)
  const finished = usePart(loadFinished)
  return (
    <>
      <div className={styles.tools}>
        {live && (
          <>
            <button type="button" className={product.key} aria-expanded={pad.isOpen} onClick={pad.toggle}>
              {t('easycomande.pad.open')}
            </button>
            <button
              type="button"
              className={product.key}
              aria-expanded={finished.isOpen}
              onClick={finished.toggle}
            >
              {t('easycomande.finished.open')}
            </button>
          </>
        )}
      </div>
      {pad.Part && (
        <pad.Part dishes={shop.dishes} onSend={(ticket) => counter.act({ type: 'send', ticket })} />
      )}
      {finished.Part && <finished.Part dishes={shop.dishes} act={counter.act} />}
      <PhoneKey who="waiter" className={product.key} roomClass={product.keyRoom} />
    </>
  )
}

/** '2 nuove · 1 in cucina · 1 pronta': what hangs on the rail, without what does not. */
function railWords(tickets: readonly Ticket[], t: Translate): string {
  const counts = countTickets(tickets)
  const told = ticketStatuses.filter((status) => counts[status] > 0)
  return told.map((status) => t(figures[status], { count: counts[status] })).join(' · ')
}

const figures = {
  new: 'easycomande.figure.new',
  cooking: 'easycomande.figure.cooking',
  ready: 'easycomande.figure.ready',
} as const
