import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import type { ReturnedFile } from '#shared/contact-form-state.ts'
import { faultValues, fileFault } from '#shared/contact-request.ts'
import styles from './attachments.module.css'
import fieldStyles from './contact-field.module.css'
import { Field } from './contact-field.tsx'
import { FileRow } from './file-row.tsx'
import { limits } from './use-faults.ts'

type AttachmentsProps = {
  /** Not shown where a file shows it. */
  fault: string | undefined
  /** Returned without scripts: browsers require them to be chosen again. */
  returned: readonly ReturnedFile[]
  onChange: () => void
}

/** Files can be added and removed one by one; without scripts it is the browser's control. */
export function Attachments({ fault, returned, onChange }: AttachmentsProps) {
  const { t } = usePageContext()
  const input = useRef<HTMLInputElement>(null)
  const [files, keep] = useFiles(input, onChange)

  const rows = files.map((file, index) => {
    const own = fileFault(file, limits)
    const text = own && t(own, { ...faultValues(limits), name: file.name })
    return { file, text, id: `fault-files-${index}` }
  })
  const faulty = rows.filter(({ text }) => text !== undefined)
  const back = files.length === 0 ? returned : []
  const hasFileFault = faulty.length > 0 || back.some((file) => file.fault)
  return (
    <Field
      name="files"
      label={t('contact.files')}
      optional
      fault={hasFileFault ? undefined : fault}
      className={fieldStyles.attachments}
    >
      {(control) => (
        <>
          <div className={styles.limits} id="contact-limits">
            <p>{t('contact.files.hint', faultValues(limits))}</p>
            <p>{t('contact.files.private')}</p>
          </div>
          <input
            {...control}
            className={styles.files}
            ref={input}
            type="file"
            multiple={limits.files > 1}
            accept={limits.extensions}
            aria-invalid={hasFileFault || fault !== undefined}
            aria-describedby={[control['aria-describedby'], ...faulty.map(({ id }) => id), 'contact-limits']
              .filter(Boolean)
              .join(' ')}
            onChange={({ currentTarget }) => keep(merged(files, [...(currentTarget.files ?? [])]))}
          />
          <label className={styles.pick} htmlFor={control.id}>
            <Icon name="paperclip" size={18} />
            {t('contact.files.pick')}
          </label>
          {back.length > 0 ? <p className={styles.again}>{t('contact.files.again')}</p> : null}
          {rows.length + back.length > 0 ? (
            <ul className={styles.chosen}>
              {rows.map(({ file, text, id }) => (
                <FileRow
                  key={fileIdentity(file)}
                  name={file.name}
                  size={file.size}
                  fault={text}
                  faultId={id}
                  onRemove={() => {
                    keep(files.filter((other) => other !== file))
                    input.current?.focus()
                  }}
                />
              ))}
              {back.map(({ name, fault: wrong }, index) => (
                <FileRow
                  key={name}
                  name={name}
                  fault={wrong && t(wrong, { ...faultValues(limits), name })}
                  faultId={`fault-files-${index}`}
                />
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  )
}

function useFiles(input: RefObject<HTMLInputElement | null>, onChange: () => void) {
  const [files, setFiles] = useState<readonly File[]>([])

  useEffect(() => {
    // Files chosen before hydration.
    setFiles([...(input.current?.files ?? [])])
    const form = input.current?.form
    const forget = () => setFiles([])
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [input])

  function keep(next: readonly File[]) {
    const list = new DataTransfer()
    for (const file of next) list.items.add(file)
    if (input.current) input.current.files = list.files
    setFiles(next)
    onChange()
  }

  return [files, keep] as const
}

/** The same file chosen twice is one. */
function fileIdentity({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`
}

function merged(old: readonly File[], added: readonly File[]) {
  const known = new Set(old.map(fileIdentity))
  return [...old, ...added.filter((file) => !known.has(fileIdentity(file)))]
}
