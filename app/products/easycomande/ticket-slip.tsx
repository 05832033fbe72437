import { Fragment, useEffect, useRef } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { clockAt } from '#app/demo-shop/clock.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { dishName } from '#app/demo-shop/names.ts'
import { useOwnName } from '#app/demo-shop/own-name.ts'
import type { Ticket, TicketLine } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { useNow } from '#app/platform/use-now.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './ticket-slip.module.css'

type TicketSlipProps = {
  ticket: Ticket
  isOut: (dish: string) => boolean
  /** Without guests and without the first course's name. */
  isShort?: boolean
}

export function TicketSlip({ ticket, isOut, isShort = false }: TicketSlipProps) {
  const { t } = usePageContext()
  const live = useHydrated()
  const own = useOwnName()
  const slip = useRef<HTMLLIElement>(null)
  // It drops at each change of status, and when it is new.
  useEffect(() => {
    const isFresh = Date.now() - (ticket.since ?? 0) < 3_000
    if (isFresh && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      slip.current?.animate({ translate: ['0 -12px', '0'] }, { duration: 240, easing: 'ease-out' })
  }, [ticket.since])
  const table = `T\u00a0${ticket.table}`
  const { id, status } = ticket
  const step = t(`easycomande.step.${status}`)
  return (
    <li className={`${product.paper} ${styles.ticket}`} data-status={status} ref={slip}>
      {own && <p className={styles.own}>{own}</p>}
      <div className={styles.head}>
        <h3 className={styles.table}>{table}</h3>
        <Came at={ticket.came} />
        {!isShort && <p className={styles.covers}>{t('easycomande.covers', { count: ticket.covers })}</p>}
      </div>
      {ticket.courses.map((course) => (
        <Fragment key={course.id}>
          {!isShort && (
            <h4 className={course.id === 'first' ? 'visually-hidden' : styles.course}>
              {t(`easycomande.course.${course.id}`)}
            </h4>
          )}
          <ul>
            {course.lines.map((line) => (
              <Line key={line.dish} line={line} isOut={!line.done && isOut(line.dish)} />
            ))}
          </ul>
        </Fragment>
      ))}
      <p className={styles.status} role={live ? 'status' : undefined}>
        {t(`easycomande.status.${status}`)}
      </p>
      <div className={`${styles.keys} scripted`}>
        {live && (
          <button
            type="button"
            className={product.key}
            aria-label={t('easycomande.for', { step, table })}
            onClick={({ currentTarget }) => {
              // The button goes with its ticket.
              if (status === 'ready') currentTarget.closest('ul')?.focus({ preventScroll: true })
              demoShop.act({ type: status === 'ready' ? 'serve' : 'advance', ticket: id })
            }}
          >
            {step}
            <Icon name={status === 'new' ? 'arrow-right' : 'check'} size={18} />
          </button>
        )}
      </div>
    </li>
  )
}

function Line({ line: { dish, count, note, done }, isOut }: { line: TicketLine; isOut: boolean }) {
  const { t } = usePageContext()
  const name = dishName(dish, t)
  return (
    <li className={styles.dish}>
      <b className={styles.count}>{count}</b>
      {done || isOut ? <s className={isOut ? styles.out : styles.done}>{name}</s> : name}
      {isOut && <em className={product.pencil}>{t('easycomande.out')}</em>}
      {note && <em className={product.pencil}>{t(`easycomande.note.${note}`)}</em>}
    </li>
  )
}

function Came({ at }: { at: number }) {
  return <time className={styles.time}>{clockAt(at, useNow())}</time>
}
