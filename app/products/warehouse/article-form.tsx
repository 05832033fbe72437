import { type FormEvent, useEffect, useRef, useState } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import type { Deed } from '#app/demo-shop/acts.ts'
import { vatRates } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { isOffered } from '#content/offerings.ts'
import type { MessageKey } from '#shared/messages.ts'
import { Field, Said, type Saying, written } from './fields.tsx'
import styles from './form.module.css'
import { centsOf, hasWords, parseArticles, piecesOf } from './parse-articles.ts'

type Checked = 'name' | 'pieces' | 'threshold' | 'cost' | 'price'
type Faults = Partial<Record<Checked, MessageKey>>

/** Optional fields, folded. */
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

type ArticleFormProps = { act: (deed: Deed) => boolean; code?: string }

/** `code` is a scanned code that no article has. */
export function ArticleForm({ act, code = '' }: ArticleFormProps) {
  const { t } = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const [ownCode, setOwnCode] = useState(code)
  const [said, setSaid] = useState<Saying | undefined>(
    code ? { text: t('warehouse.barcode.unknown', { code }), isFault: false } : undefined,
  )
  const [faults, setFaults] = useState<Faults>({})
  const faultOf = (field: Checked) => faults[field] && t(faults[field])
  useEffect(() => {
    if (code) name.current?.focus()
  }, [code])
  useEffect(() => {
    if (Object.keys(faults).length > 0) showFirstFault(form.current)
  }, [faults])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const cells = ['code', 'name', 'pieces', 'threshold', 'cost', 'price', 'vat'].map((name) =>
      written(data, name).replace(/[\t"]/g, ' '),
    )
    const { rows } = parseArticles(`code\tname\tquantity\tmin\tcost\tprice\tvat\n${cells.join('\t')}`)
    const found = faultsOf(data)
    setFaults(found)
    const [first] = Object.values(found)
    if (rows.length === 0 || first) {
      const isBare = !first || found.name || found.pieces
      return setSaid({ text: t(isBare ? 'warehouse.article.wrong' : first), isFault: true })
    }
    const isDone = act({ type: 'list', rows })
    const done = isOffered('ecommerce') ? 'warehouse.article.done' : 'warehouse.article.listed'
    setSaid({ text: t(isDone ? done : 'warehouse.list.full'), isFault: !isDone })
    if (!isDone) return
    event.currentTarget.reset()
    setOwnCode('')
    showRow(rows[0]?.code ?? '')
  }
  return (
    <form
      className={styles.form}
      ref={form}
      aria-label={t('warehouse.tool.article')}
      onSubmit={submit}
      noValidate
    >
      <Field
        label={t('warehouse.column.item')}
        name="name"
        maxLength={60}
        ref={name}
        fault={faultOf('name')}
      />
      <Field
        label={t('warehouse.field.pieces')}
        name="pieces"
        inputMode="numeric"
        maxLength={4}
        fault={faultOf('pieces')}
      />
      <details className={styles.wide} open={code !== ''}>
        <summary className={styles.more}>{t('warehouse.article.more')}</summary>
        <div className={styles.fields}>
          <Field
            label={t('warehouse.column.code')}
            name="code"
            maxLength={20}
            value={ownCode}
            onChange={({ target }) => setOwnCode(target.value)}
          />
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
          <label className={styles.field}>
            <span className={paper.label}>{t('warehouse.field.vat')}</span>
            <select className={paper.line} name="vat">
              {vatRates.toReversed().map((rate) => (
                <option key={rate}>{`${rate} %`}</option>
              ))}
            </select>
          </label>
        </div>
      </details>
      <button type="submit" className={`button ${styles.send}`}>
        {t('warehouse.article.add')}
      </button>
      <Said of={said} />
    </form>
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
