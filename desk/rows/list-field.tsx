import { Button } from '../ui/parts.tsx'
import { type FieldProps, Fields, Group } from './fields.tsx'
import { useRowWords } from './form-context.ts'
import type { Row } from './form-model.ts'
import styles from './rows.module.css'

/** Things of one kind inside a row: a client's pictures. */
export function ListField(props: FieldProps) {
  const { path, schema, value, onChange } = props
  const t = useRowWords()
  const items: readonly Row[] = Array.isArray(value) ? value : []
  const moved = (from: number, to: number) => {
    const rest = items.toSpliced(from, 1)
    onChange(rest.toSpliced(to, 0, ...items.slice(from, from + 1)))
  }
  return (
    <Group {...props}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture without a file has nothing else.
        <section key={index} className={styles.item} aria-label={t('item', { count: index + 1 })}>
          <Fields
            path={[...path, String(index)]}
            schema={schema.items ?? {}}
            value={item}
            onChange={(next) => onChange(items.with(index, next))}
          />
          <div className={styles.buttons}>
            {index > 0 && <Button onClick={() => moved(index, index - 1)}>{t('up')}</Button>}
            {index < items.length - 1 && <Button onClick={() => moved(index, index + 1)}>{t('down')}</Button>}
            <Button kind="danger" onClick={() => onChange(items.toSpliced(index, 1))}>
              {t('item.remove')}
            </Button>
          </div>
        </section>
      ))}
      <Button onClick={() => onChange([...items, {}])}>{t('item.add')}</Button>
    </Group>
  )
}
