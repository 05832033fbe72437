import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { useHere } from '#app/platform/here.ts'
import { faultValues } from '#shared/contact-request.ts'
import styles from './attachments.module.css'
import { Field } from './contact-field.tsx'
import { limits } from './use-faults.ts'

/** Files are added one after the other and can be taken out again; without scripts it is the browser's own control. */
export function Attachments({ fault, onChange }: { fault: string | undefined; onChange: () => void }) {
  const { t } = useHere()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])

  useEffect(() => {
    // Those that were chosen before the page came alive.
    setFiles([...(input.current?.files ?? [])])
    const form = input.current?.form
    const forget = () => setFiles([])
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])

  function keep(next: readonly File[]) {
    const list = new DataTransfer()
    for (const file of next) list.items.add(file)
    if (input.current) input.current.files = list.files
    setFiles(next)
    onChange()
  }

  return (
    <Field name="files" label={t('contact.files')} optional fault={fault}>
      {(control) => (
        <>
          <p className={styles.limits} id="contact-limits">
            {t('contact.files.hint', faultValues(limits))} {t('contact.files.private')}
          </p>
          <input
            {...control}
            className={styles.files}
            ref={input}
            type="file"
            multiple={limits.files > 1}
            accept={limits.extensions}
            aria-describedby={[control['aria-describedby'], 'contact-limits'].filter(Boolean).join(' ')}
            onChange={({ currentTarget }) => keep(merged(files, [...(currentTarget.files ?? [])]))}
          />
          <label className={styles.pick} htmlFor={control.id}>
            <Icon name="paperclip" size={18} />
            {t('contact.files.pick')}
          </label>
          {files.length > 0 ? (
            <ul className={styles.chosen}>
              {files.map((file) => (
                <li key={fileKey(file)} className={styles.file}>
                  <span className={styles.name}>
                    {file.name}{' '}
                    <small className={styles.weight}>
                      {t('contact.files.weight', { size: Math.ceil(file.size / 1000) })}
                    </small>
                  </span>
                  <button
                    className={styles.remove}
                    type="button"
                    aria-label={t('contact.files.remove', { name: file.name })}
                    onClick={() => {
                      keep(files.filter((other) => other !== file))
                      input.current?.focus()
                    }}
                  >
                    <Icon name="x" size={18} />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  )
}

function merged(old: readonly File[], added: readonly File[]) {
  const known = new Set(old.map(fileKey))
  return [...old, ...added.filter((file) => !known.has(fileKey(file)))]
}

function fileKey({ name, size, lastModified }: File) {
  return `${name}/${size}/${lastModified}`
}
