import { Fragment, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import type { Translate } from '#shared/messages.ts'
import styles from './easycomande-section.module.css'
import { advanceTicket, countTickets, sampleTickets, type Ticket, ticketStatuses } from './tickets.ts'

export function Section() {
  const { t } = useHere()
  const [tickets, setTickets] = useState(sampleTickets)
  useTellFigure('easycomande', railWords(tickets, t))
  const advance = (table: number) =>
    setTickets(tickets.map((ticket) => (ticket.table === table ? advanceTicket(ticket) : ticket)))
  return (
    <section id="easycomande" className={`band ${styles.comande}`} data-accent="easycomande">
      <ProductHead id="easycomande" title="easycomande.title" />
      <ul className={styles.rail}>
        {tickets.map((ticket) => (
          <TicketSlip key={ticket.table} ticket={ticket} advance={() => advance(ticket.table)} />
        ))}
        <li className={styles.words}>
          <p className="lead">{t('easycomande.lead')}</p>
          <ul className={product.facts}>
            <Facts id="easycomande" />
            <li>
              <Ask id="easycomande" />
            </li>
          </ul>
        </li>
      </ul>
    </section>
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

const courseNames = {
  first: 'easycomande.course.first',
  second: 'easycomande.course.second',
  dessert: 'easycomande.course.dessert',
} as const

const noteTexts = { garlic: 'easycomande.note.garlic' } as const

/** What a ticket says of itself at each status, and what its button does next. */
const statuses = {
  new: { text: 'easycomande.status.new', step: 'easycomande.step.new', icon: 'arrow-right' },
  cooking: { text: 'easycomande.status.cooking', step: 'easycomande.step.cooking', icon: 'check' },
  ready: { text: 'easycomande.status.ready', step: 'easycomande.step.ready', icon: 'refresh-cw' },
} as const

function TicketSlip({ ticket, advance }: { ticket: Ticket; advance: () => void }) {
  const { t } = useHere()
  const live = useHydrated()
  const [moves, setMoves] = useState(0)
  const table = `T\u00a0${ticket.table}`
  const { text, step, icon } = statuses[ticket.status]
  return (
    <li
      className={`${product.paper} ${styles.ticket}`}
      data-status={ticket.status}
      data-moves={moves === 0 ? undefined : moves % 2}
    >
      <time className={styles.time}>{ticket.time}</time>
      <h3 className={styles.table}>{table}</h3>
      <p className={styles.covers}>{t('easycomande.covers', { count: ticket.covers })}</p>
      {ticket.courses.map((course) => (
        <Fragment key={course.id}>
          <h4 className={styles.course}>{t(courseNames[course.id])}</h4>
          <ul>
            {course.lines.map(({ dish, count, note, done }) => (
              <li key={dish} className={styles.dish}>
                <b className={styles.count}>{count}</b>
                {done ? <s className={styles.done}>{t(`dish.${dish}`)}</s> : t(`dish.${dish}`)}
                {note && <em className={product.pencil}>{t(noteTexts[note])}</em>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className={styles.status} role={live ? 'status' : undefined}>
        {t(text)}
      </p>
      {live && (
        <button
          type="button"
          className={`${product.tap} ${styles.advance}`}
          aria-label={t('easycomande.for', { step: t(step), table })}
          onClick={() => {
            setMoves(moves + 1)
            advance()
          }}
        >
          <Icon name={icon} size={18} />
        </button>
      )}
    </li>
  )
}
