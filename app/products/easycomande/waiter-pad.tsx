import { useId, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { dishName } from '#app/demo-shop/names.ts'
import { courses, type Dish, type Ticket, type TicketCourse } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { TapKey } from '#app/products/product-page/tap-key.tsx'
import { listWords } from '#shared/list-words.ts'
import styles from './waiter-pad.module.css'

type SentTicket = Pick<Ticket, 'table' | 'covers' | 'courses'>

/** How many of each dish, by id. */
type Pad = Readonly<Record<string, number>>

/** On the pad, not yet sent. */
type Order = { table: number; covers: number; pad: Pad }

type WaiterPadProps = {
  dishes: readonly Dish[]
  /** False where the ticket cannot be sent now. */
  onSend: (ticket: SentTicket) => boolean
  /** The message after sending, for as long as the table's ticket `isThere`. */
  sent?: 'easycomande.pad.sent' | 'phone.waiter.passed'
  isThere?: (table: number) => boolean
}

/** Used on the product's page and on a phone. */
export function WaiterPad({
  dishes,
  onSend,
  sent = 'easycomande.pad.sent',
  isThere = () => true,
}: WaiterPadProps) {
  const { t, lang } = usePageContext()
  const [order, setOrder] = useState<Order>({ table: 4, covers: 2, pad: {} })
  const [sentTo, setSentTo] = useState<number>()
  const [refusal, setRefusal] = useState('')
  const { table, covers, pad } = order
  const change = (changes: Partial<Order>) => {
    setOrder({ ...order, ...changes })
    setRefusal('')
  }
  const parts = coursesOf(pad, dishes)
  const count = parts.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.count, 0)
  const lost = dishes.filter(({ id, isFinished }) => isFinished && pad[id]).map(({ id }) => dishName(id, t))
  const send = () => {
    const isSent = count > 0 && onSend({ table, covers, courses: parts })
    if (isSent) change({ pad: {} })
    setSentTo(isSent ? table : undefined)
    setRefusal(isSent ? '' : t(count === 0 ? 'easycomande.pad.empty' : 'easycomande.pad.full'))
  }
  const said = sentTo && isThere(sentTo) ? t(sent, { table: `T\u00a0${sentTo}` }) : refusal
  return (
    <section className={`${product.paper} ${styles.pad}`} aria-label={t('easycomande.pad.open')}>
      <div className={`wrap ${styles.head}`}>
        <Stepper label={t('easycomande.pad.table')} value={table} onValue={(table) => change({ table })} />
        <Stepper
          label={t('easycomande.pad.covers')}
          value={covers}
          onValue={(covers) => change({ covers })}
        />
      </div>
      {courses.map((course) => (
        <ul key={course} aria-label={t(`easycomande.course.${course}`)}>
          <li className={styles.heading} aria-hidden="true">
            {t(`easycomande.course.${course}`)}
          </li>
          {dishes
            .filter((dish) => dish.course === course)
            .map((dish) => (
              <PadDish
                key={dish.id}
                name={dishName(dish.id, t)}
                isFinished={Boolean(dish.isFinished)}
                count={pad[dish.id] ?? 0}
                more={(by) => change({ pad: noteDish(pad, dish.id, by) })}
              />
            ))}
        </ul>
      ))}
      <button type="button" className={`button ${styles.send}`} onClick={send}>
        {count === 0 ? t('easycomande.pad.send') : t('easycomande.pad.sendDishes', { count })}
        <Icon name="send" size={18} />
      </button>
      <p className={styles.said} role="status">
        {lost.length > 0 ? t('easycomande.pad.lost', { item: listWords(lost, lang) }) : said}
      </p>
    </section>
  )
}

function noteDish(pad: Pad, id: string, by: number): Pad {
  const count = Math.min(99, Math.max(0, (pad[id] ?? 0) + by))
  const { [id]: _, ...others } = pad
  return count === 0 ? others : { ...others, [id]: count }
}

/** By course, without dishes finished meanwhile. */
function coursesOf(pad: Pad, dishes: readonly Dish[]): readonly TicketCourse[] {
  return courses.flatMap((id) => {
    const lines = dishes.flatMap((dish) => {
      const count = pad[dish.id]
      return count && dish.course === id && !dish.isFinished ? [{ dish: dish.id, count }] : []
    })
    return lines.length > 0 ? [{ id, lines }] : []
  })
}

type PadDishProps = { name: string; isFinished: boolean; count: number; more: (by: -1 | 1) => void }

function PadDish({ name, isFinished, count, more }: PadDishProps) {
  const { t } = usePageContext()
  if (isFinished) {
    return (
      <li className={styles.dish}>
        <s>{name}</s>
        <em className={product.pencil}>{t('easycomande.out')}</em>
      </li>
    )
  }
  return (
    <li className={styles.dish}>
      <span>{name}</span>
      <span className={styles.keys}>
        {count > 0 && (
          <>
            <TapKey icon="minus" label={t('easycomande.pad.less', { item: name })} onClick={() => more(-1)} />
            <b className={styles.value}>{count}</b>
          </>
        )}
        <TapKey icon="plus" label={t('easycomande.pad.more', { item: name })} onClick={() => more(1)} />
      </span>
    </li>
  )
}

type StepperProps = { label: string; value: number; onValue: (value: number) => void }

function Stepper({ label, value, onValue }: StepperProps) {
  const { t } = usePageContext()
  const id = useId()
  const key = (by: -1 | 1) => (
    <TapKey
      icon={by < 0 ? 'minus' : 'plus'}
      label={t(by < 0 ? 'easycomande.pad.less' : 'easycomande.pad.more', { item: label })}
      describedBy={id}
      isOff={value + by < 1 || value + by > 99}
      onClick={() => onValue(Math.min(99, Math.max(1, value + by)))}
    />
  )
  return (
    <p className={styles.stepper}>
      <span className={styles.label}>{label}</span>
      {key(-1)}
      <b className={styles.value} id={id}>
        {value}
      </b>
      {key(1)}
    </p>
  )
}
