import { counter } from '#app/counter/counter-store.ts'
import { isOut, type Ticket, ticketStatuses } from '#app/counter/shop.ts'
import { useHistory, useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import type { Translate } from '#shared/messages.ts'
import styles from './rail.module.css'
import { TicketSlip } from './ticket-slip.tsx'
import { countTickets } from './tickets.ts'

/** The kitchen's rail, the newest ticket first; where it `isShort`, three of them without guests and courses. */
export function Rail({ isShort = false }: { isShort?: boolean }) {
  const { t } = useHere()
  const live = useHydrated()
  const shop = useShop()
  const tickets = isShort ? shop.tickets.slice(0, 3) : shop.tickets
  useTellFigure('easycomande', railWords(tickets, t))
  return (
    <>
      <ul className={styles.rail} data-short={isShort || undefined}>
        {tickets.map((ticket) => (
          <TicketSlip
            key={ticket.id}
            ticket={ticket}
            isOut={(dish) => isOut(shop, dish)}
            act={counter.act}
            isShort={isShort}
          />
        ))}
      </ul>
      {live && <Landed />}
    </>
  )
}

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
