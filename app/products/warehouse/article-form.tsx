import { type FormEvent, useId, useState } from 'react'
import { PaperField } from '#app/components/paper-fields/paper-field.tsx'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './form.module.css'
import { FormStatus, type FormStatusText } from './form-status.tsx'
import { parsePieces } from './stock.ts'

const blank = { name: '', pieces: '' }

export function ArticleForm() {
  const { t } = usePageContext()
  const id = useId()
  const [typed, setTyped] = useState(blank)
  const [isChecked, setChecked] = useState(false)
  const [said, setSaid] = useState<FormStatusText>()
  const name = typed.name.trim()
  const pieces = parsePieces(typed.pieces)
  const field = (of: keyof typeof blank, isWrong: boolean, fault: string) => ({
    id: `${id}${of}`,
    name: of,
    autoComplete: 'off',
    value: typed[of],
    fault: isChecked && isWrong && fault,
    onText: (text: string) => setTyped({ ...typed, [of]: text }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaid(undefined)
    setChecked(true)
    if (name === '' || pieces === null) {
      const wrong = name === '' ? '[name=name]' : '[name=pieces]'
      return event.currentTarget.querySelector<HTMLElement>(wrong)?.focus()
    }
    if (!demoShop.act({ type: 'add', name, pieces }))
      return setSaid({ text: t('warehouse.article.full'), isFault: true })
    setSaid({ text: t('warehouse.article.done'), isFault: false })
    setTyped(blank)
    setChecked(false)
    // The table is above the form, on a phone out of view.
    requestAnimationFrame(() =>
      document.querySelector('#example tbody > :last-child')?.scrollIntoView({ block: 'center' }),
    )
  }
  return (
    <form
      className={`${styles.box} ${styles.form}`}
      aria-label={t('warehouse.tool.article')}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.field}>
        <PaperField
          {...field('name', name === '', t('warehouse.article.name'))}
          label={t('warehouse.column.item')}
          maxLength={60}
        />
      </div>
      <div className={styles.field}>
        <PaperField
          {...field('pieces', pieces === null, t('warehouse.wrong'))}
          label={t('warehouse.field.pieces')}
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <button type="submit" className={`button ${styles.send}`}>
        {t('warehouse.article.add')}
      </button>
      <FormStatus of={said} />
    </form>
  )
}
