import { useEffect, useRef, useState } from 'react'
import { clockAt, dayAt } from '#app/demo-shop/clock.ts'
import { demoShop, useHistory, useShop } from '#app/demo-shop/demo-shop.ts'
import type { LoggedAct } from '#app/demo-shop/history.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { piecesLeft, type Refund, refundOf } from '#app/demo-shop/receipt.ts'
import type { PaidOrder } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { calendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import { euroText } from '#shared/price.ts'
import { ChoosePieces, RefundRow } from './choose-pieces.tsx'
import styles from './order.module.css'

export function WithdrawalSteps({ order }: { order: PaidOrder }) {
  const { t, lang } = usePageContext()
  const { happened } = useHistory()
  const [chosen, setChosen] = useState(() => piecesLeft(order))
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')
  const [sent, setSent] = useState<string>()
  const start = useRef<HTMLElement>(null)
  const left = piecesLeft(order)
  // The act may have been undone, and chosen pieces may be gone.
  const done = happened.find(({ act }) => act.id === sent)
  const pieces = Object.fromEntries(
    Object.entries(chosen)
      .map(([id, count]) => [id, Math.min(count, left[id] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
  const refund = refundOf(order, pieces)
  const place = done ? 'done' : step
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) start.current?.focus()
    shown.current = place
  }, [place])
  const confirm = () => {
    demoShop.act({ type: 'withdraw', order: order.id, pieces })
    const last = demoShop.getHistory().happened.at(-1)?.act
    if (last?.type === 'withdraw') setSent(last.id)
    setStep('choose')
  }
  const isOver = Object.values(left).every((count) => count === 0)
  return (
    <section className={styles.steps} aria-label={t('ecommerce.withdraw.open')} ref={start} tabIndex={-1}>
      {done && <Acknowledged logged={done} />}
      {done && !isOver && (
        <button
          type="button"
          className="go"
          onClick={() => {
            setSent(undefined)
            setChosen(left)
          }}
        >
          {t('ecommerce.withdraw.choose')}
        </button>
      )}
      {!done && (step === 'choose' || !refund) && !isOver && (
        <ChoosePieces
          order={order}
          pieces={pieces}
          refund={refund}
          choose={(id, count) => setChosen({ ...pieces, [id]: count })}
          next={() => setStep('confirm')}
        />
      )}
      {!done && step === 'confirm' && refund && (
        <ConfirmWithdrawal
          order={order}
          pieces={pieces}
          refund={refund}
          back={() => setStep('choose')}
          confirm={confirm}
        />
      )}
      {!done && isOver && <p>{t('ecommerce.withdraw.all', { total: euroText(paidBack(order), lang) })}</p>}
    </section>
  )
}

/** Everything paid, delivery included. */
function paidBack({ lines, delivery }: PaidOrder): number {
  return lines.reduce((sum, { price, pieces }) => sum + price * pieces, delivery)
}

function Acknowledged({ logged: { act, before } }: { logged: LoggedAct }) {
  const { t, lang } = usePageContext()
  if (act.type !== 'withdraw') return null
  const order = before.orders.find(({ id }) => id === act.order)
  return (
    <>
      <h4>{t('ecommerce.withdraw.received')}</h4>
      <ReturnedPieces pieces={act.pieces} />
      <RefundRow refund={order ? refundOf(order, act.pieces) : null} />
      <p className={styles.small}>
        {t('ecommerce.withdraw.receipt', {
          day: dayWords(calendarDay(dayAt(act.at)), lang, 'full'),
          time: clockAt(act.at),
        })}
      </p>
      <p className={styles.small}>{t('ecommerce.withdraw.payment')}</p>
    </>
  )
}

type ConfirmWithdrawalProps = {
  order: PaidOrder
  pieces: Readonly<Record<string, number>>
  refund: Refund
  back: () => void
  confirm: () => void
}

function ConfirmWithdrawal({ order, pieces, refund, back, confirm }: ConfirmWithdrawalProps) {
  const { t } = usePageContext()
  return (
    <>
      <h4>{t('ecommerce.withdraw.declare')}</h4>
      <ReturnedPieces pieces={pieces} />
      <p className={styles.small}>{t('ecommerce.withdraw.order', { time: clockAt(order.at) })}</p>
      <RefundRow refund={refund} />
      <button type="button" className="button" onClick={confirm}>
        {t('ecommerce.withdraw.confirm')}
      </button>
      <button type="button" className="go" onClick={back}>
        {t('ecommerce.withdraw.back')}
      </button>
      <p className={styles.small}>{t('ecommerce.withdraw.name')}</p>
    </>
  )
}

function ReturnedPieces({ pieces }: { pieces: Readonly<Record<string, number>> }) {
  const { t } = usePageContext()
  const { articles } = useShop()
  return (
    <ul>
      {articles
        .filter(({ id }) => pieces[id])
        .map((article) => (
          <li key={article.id}>{`${pieces[article.id]}\u00a0× ${articleName(article, t)}`}</li>
        ))}
    </ul>
  )
}
