import { type FormEvent, useState } from 'react'
import { type ActInput, countReasons } from '#app/demo-shop/acts.ts'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { mostPieces } from '#app/demo-shop/shop-reader.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { Choice, Field, FormStatus, type FormStatusText, written } from './fields.tsx'
import styles from './form.module.css'
import { parsePieces } from './order/order-list.ts'

const kinds = ['load', 'unload', 'count'] as const

type Kind = (typeof kinds)[number]

const kindWords = {
  load: 'warehouse.kind.load',
  unload: 'warehouse.kind.unload',
  count: 'warehouse.kind.count',
} as const

/** A count asks for the reason of the difference. */
export function MovementForm() {
  const { t } = usePageContext()
  const { articles } = useShop()
  const [kind, setKind] = useState<Kind>('load')
  const [fault, setFault] = useState<string>()
  const [said, setSaid] = useState<FormStatusText>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const article = articles.find(({ id }) => id === form.get('article'))
    const pieces = parsePieces(written(form, 'pieces'))
    const reason = countReasons.find((one) => one === form.get('reason')) ?? 'counted'
    const isWrong = pieces === null || (pieces === 0 && kind !== 'count')
    setFault(isWrong ? t('warehouse.wrong') : undefined)
    if (isWrong || !article) return setSaid(undefined)
    const { id } = article
    const input: ActInput =
      kind === 'count' ? { type: kind, article: id, pieces, reason } : { type: kind, article: id, pieces }
    const isDone = demoShop.act(input)
    const item = articleName(article, t)
    const { quantity } = demoShop.get().articles.find((one) => one.id === id) ?? article
    setSaid({
      text: isDone
        ? t('warehouse.counted', { item, quantity })
        : kind === 'load'
          ? t('warehouse.most', { item, count: mostPieces })
          : t('warehouse.only', { item, count: quantity }),
      isFault: !isDone,
    })
  }
  return (
    <form
      className={`${styles.box} ${styles.form}`}
      aria-label={t('warehouse.tool.movement')}
      onSubmit={submit}
      noValidate
    >
      <div
        className={`${styles.kinds} ${styles.wide}`}
        role="radiogroup"
        aria-label={t('warehouse.kind.label')}
      >
        {kinds.map((one) => (
          <label className={styles.kind} key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            {t(kindWords[one])}
          </label>
        ))}
      </div>
      <Choice label={t('warehouse.column.item')} name="article">
        {articles.map((article) => (
          <option key={article.id} value={article.id}>
            {articleName(article, t)}
          </option>
        ))}
      </Choice>
      <Field
        label={t('warehouse.field.pieces')}
        name="pieces"
        inputMode="numeric"
        maxLength={5}
        fault={fault}
      />
      {kind === 'count' && (
        <Choice label={t('warehouse.field.reason')} name="reason">
          {countReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`warehouse.reason.${reason}`)}
            </option>
          ))}
        </Choice>
      )}
      <button type="submit" className={`button ${styles.send}`}>
        {t(kindWords[kind])}
      </button>
      <FormStatus of={said} />
    </form>
  )
}
