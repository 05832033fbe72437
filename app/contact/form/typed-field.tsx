import { usePageContext } from '#app/platform/page-context.ts'
import type { TypedRow } from '#shared/contact-fields.ts'
import { isLetter } from '#shared/contact-rows.ts'
import styles from './contact-field.module.css'
import { Field } from './contact-field.tsx'

type TypedFieldProps = {
  row: TypedRow
  value: string | undefined
  fault: string | undefined
  isShort?: boolean
}

export function TypedField({ row, value, fault, isShort }: TypedFieldProps) {
  const { t } = usePageContext()
  const isRequired = row.faults.empty !== undefined
  const shared = { required: isRequired, defaultValue: value, ...row.control }
  return (
    <Field
      name={row.name}
      label={t(row.words.form)}
      optional={!isRequired}
      fault={fault}
      className={isLetter(row) ? styles.letter : undefined}
    >
      {(control) =>
        isLetter(row) ? (
          <textarea {...control} rows={isShort ? 3 : 8} data-short={isShort || undefined} {...shared} />
        ) : (
          <input {...control} {...shared} />
        )
      }
    </Field>
  )
}
