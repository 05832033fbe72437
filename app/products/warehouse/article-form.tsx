import { type FormEvent, useState } from 'react'
import type { Deed } from '#app/counter/acts.ts'
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
    const cells = ['code', 'name', 'pieces', 'threshold', 'cost'].map((name) =>
      written(data, name).replace(/[\t"]/g, ' '),
    )
    const { rows } = parseArticles(`code\tname\tquantity\tmin\tcost\n${cells.join('\t')}`)
    const cost = written(data, 'cost')
    if (rows.length === 0 || (cost !== '' && centsOf(cost) === null))
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
      <button type="submit" className="button">
        {t('warehouse.article.add')}
      </button>
      <Said of={said} />
    </form>
  )
}
