import { type FormEvent, useState } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import type { Deed } from '#app/counter/acts.ts'
import { vatRates } from '#app/counter/shop.ts'
import { useHere } from '#app/platform/here.ts'
import { Field, Said, type Saying, written } from './fields.tsx'
import styles from './form.module.css'
import { centsOf, parseArticles } from './parse-articles.ts'

/** An article of one's own, which then stands in the ledger as every other. */
export function ArticleForm({ act }: { act: (deed: Deed) => boolean }) {
  const { t } = useHere()
  const [said, setSaid] = useState<Saying>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const cells = ['code', 'name', 'pieces', 'threshold', 'cost', 'price', 'vat'].map((name) =>
      written(data, name).replace(/[\t"]/g, ' '),
    )
    const { rows } = parseArticles(`code\tname\tquantity\tmin\tcost\tprice\tvat\n${cells.join('\t')}`)
    const sums = [written(data, 'cost'), written(data, 'price')]
    if (rows.length === 0 || sums.some((sum) => sum !== '' && centsOf(sum) === null))
      return setSaid({ text: t('warehouse.article.wrong'), isFault: true })
    const isDone = act({ type: 'list', rows })
    setSaid({ text: t(isDone ? 'warehouse.article.done' : 'warehouse.list.full'), isFault: !isDone })
    if (isDone) form.reset()
  }
  return (
    <form className={styles.form} aria-label={t('warehouse.tool.article')} onSubmit={submit} noValidate>
      <Field label={t('warehouse.column.item')} name="name" maxLength={60} />
      <Field label={t('warehouse.column.code')} name="code" maxLength={20} />
      <Field label={t('warehouse.field.pieces')} name="pieces" inputMode="numeric" maxLength={4} />
      <Field label={t('warehouse.column.threshold')} name="threshold" inputMode="numeric" maxLength={4} />
      <Field label={t('warehouse.field.cost')} name="cost" inputMode="decimal" maxLength={10} />
      <Field label={t('warehouse.field.price')} name="price" inputMode="decimal" maxLength={10} />
      <label className={styles.field}>
        <span className={paper.label}>{t('warehouse.field.vat')}</span>
        <select className={paper.line} name="vat">
          {vatRates.toReversed().map((rate) => (
            <option key={rate}>{`${rate} %`}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t('warehouse.article.add')}
      </button>
      <Said of={said} />
    </form>
  )
}
