import { type FormEvent, useState } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { FormStatus, type FormStatusText } from './fields.tsx'
import styles from './form.module.css'
import { parseArticles } from './parse-articles.ts'

/** Lines that could not be read stay in the field. */
export function ListForm() {
  const { t } = usePageContext()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<FormStatusText>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { rows, unread, costAlone } = parseArticles(text)
    if (rows.length === 0) return setSaid({ text: t('warehouse.list.none'), isFault: true })
    if (!demoShop.act({ type: 'list', rows }))
      return setSaid({ text: t('warehouse.list.full'), isFault: true })
    const sentences = [t('warehouse.list.done', { count: rows.length })]
    if (costAlone > 0) sentences.push(t('warehouse.list.cost', { count: costAlone }))
    if (unread.length > 0) sentences.push(t('warehouse.list.unread', { count: unread.length }))
    setText(unread.join('\n'))
    setSaid({ text: sentences.join(' '), isFault: false })
  }
  return (
    <form className={`${styles.box} ${styles.form}`} aria-label={t('warehouse.tool.list')} onSubmit={submit}>
      <label className={`${styles.field} ${styles.wide}`}>
        <span className={paper.label}>{t('warehouse.list.label')}</span>
        <textarea
          className={styles.list}
          value={text}
          rows={5}
          spellCheck={false}
          placeholder={t('warehouse.list.example')}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="button">
        {t('warehouse.list.take')}
      </button>
      <FormStatus of={said} />
    </form>
  )
}
