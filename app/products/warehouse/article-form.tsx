import { type FormEvent, useEffect, useRef, useState } from 'react'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { vatRates } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { isOffered } from '#content/offerings.ts'
import type { MessageKey } from '#shared/messages.ts'
import { Choice, Field, FormStatus, type FormStatusText, written } from './fields.tsx'
import styles from './form.module.css'
import { type ArticleRow, centsOf, hasWords, piecesOf, rowOf } from './parse-articles.ts'

type Checked = 'name' | 'pieces' | 'threshold' | 'cost' | 'price'
type Faults = Partial<Record<Checked, MessageKey>>

const figures = [
  { field: 'threshold', label: 'warehouse.column.threshold', inputMode: 'numeric', maxLength: 4 },
  { field: 'cost', label: 'warehouse.field.cost', inputMode: 'decimal', maxLength: 10 },
  { field: 'price', label: 'warehouse.field.price', inputMode: 'decimal', maxLength: 10 },
] as const

/** Reorder level, cost and price are optional. */
function faultsOf(data: FormData): Faults {
  const text = (field: Checked) => written(data, field)
  const faults: Faults = {}
  if (!hasWords(text('name'))) faults.name = 'warehouse.article.name'
  if (piecesOf(text('pieces')) === null) faults.pieces = 'warehouse.wrong'
  if (text('threshold') && piecesOf(text('threshold')) === null) faults.threshold = 'warehouse.wrong'
  for (const sum of ['cost', 'price'] as const)
    if (text(sum) && centsOf(text(sum)) === null) faults[sum] = 'warehouse.article.sum'
  return faults
}

/** `why` is shown below the form. */
type Answer = { row: ArticleRow } | { faults: Faults; why: MessageKey }

function answerTo(data: FormData): Answer {
  const text = (name: string) => written(data, name)
  const faults = faultsOf(data)
  const row = rowOf({
    code: text('code'),
    name: text('name'),
    quantity: text('pieces'),
    threshold: text('threshold'),
    cost: text('cost'),
    price: text('price'),
    vat: text('vat'),
  })
  const [first] = Object.values(faults)
  if (row && !first) return { row }
  return { faults, why: !first || !row ? 'warehouse.article.wrong' : first }
}

export function ArticleForm() {
  const { t } = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<FormStatusText>()
  const [faults, setFaults] = useState<Faults>({})
  const faultOf = (field: Checked) => faults[field] && t(faults[field])
  useEffect(() => {
    if (Object.keys(faults).length > 0) showFirstFault(form.current)
  }, [faults])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = answerTo(new FormData(event.currentTarget))
    setFaults('row' in answer ? {} : answer.faults)
    if (!('row' in answer)) return setSaid({ text: t(answer.why), isFault: true })
    const { row } = answer
    const isDone = demoShop.act({ type: 'list', rows: [row] })
    const done = isOffered('ecommerce') ? 'warehouse.article.done' : 'warehouse.article.listed'
    setSaid({ text: t(isDone ? done : 'warehouse.article.full'), isFault: !isDone })
    if (!isDone) return
    event.currentTarget.reset()
    showRow(row.code)
  }
  return (
    <form
      className={`${styles.box} ${styles.form}`}
      ref={form}
      aria-label={t('warehouse.tool.article')}
      onSubmit={submit}
      noValidate
    >
      <Field label={t('warehouse.column.item')} name="name" maxLength={60} fault={faultOf('name')} />
      <Field
        label={t('warehouse.field.pieces')}
        name="pieces"
        inputMode="numeric"
        maxLength={4}
        fault={faultOf('pieces')}
      />
      <MoreFields faultOf={faultOf} />
      <button type="submit" className={`button ${styles.send}`}>
        {t('warehouse.article.add')}
      </button>
      <FormStatus of={said} />
    </form>
  )
}

type MoreFieldsProps = { faultOf: (field: Checked) => string | undefined }

/** Optional, folded. */
function MoreFields({ faultOf }: MoreFieldsProps) {
  const { t } = usePageContext()
  return (
    <details className={styles.wide}>
      <summary className={styles.more}>{t('warehouse.article.more')}</summary>
      <div className={styles.form}>
        <Field label={t('warehouse.column.code')} name="code" maxLength={20} />
        {figures.map(({ field, label, inputMode, maxLength }) => (
          <Field
            key={field}
            label={t(label)}
            name={field}
            inputMode={inputMode}
            maxLength={maxLength}
            fault={faultOf(field)}
          />
        ))}
        <Choice label={t('warehouse.field.vat')} name="vat">
          {vatRates.toReversed().map((rate) => (
            <option key={rate}>{`${rate}%`}</option>
          ))}
        </Choice>
      </div>
    </details>
  )
}

/** Opens the fold around it first. */
function showFirstFault(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLInputElement>('[aria-invalid=true]')
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

/** The table is above the form, on a phone out of view. */
function showRow(code: string) {
  requestAnimationFrame(() =>
    document.querySelector(`#example [data-code="${CSS.escape(code)}"]`)?.scrollIntoView({ block: 'center' }),
  )
}
