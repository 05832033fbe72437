import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import type { ReturnedFile } from '#shared/contact-form-state.ts'
import { faultValues } from '#shared/contact-request.ts'
import styles from './attachments.module.css'
import fieldStyles from './contact-field.module.css'
import { Field } from './contact-field.tsx'
import { limits } from './use-faults.ts'

type AttachmentsProps = {
  fault: string | undefined
  /** Returned without scripts: browsers require them to be chosen again. */
  returned: readonly ReturnedFile[]
  onChange: () => void
}

/**
 * The browser's own control, with the names of what is chosen and a button that takes all of it back. What is chosen
 * joins what was chosen before, as photos taken one by one do, unless that was refused.
 */
export function Attachments({ fault, returned, onChange }: AttachmentsProps) {
  const { t } = usePageContext()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])

  useEffect(() => {
    // Files chosen before hydration.
    setFiles([...(input.current?.files ?? [])])
    const form = input.current?.form
    // The listener ends with the form, of which the field is a part for as long.
    form?.addEventListener('reset', () => setFiles([]))
  }, [])

  function change(next: readonly File[]) {
    if (!input.current) return
    const chosen = new DataTransfer()
    for (const file of next) chosen.items.add(file)
    input.current.files = chosen.files
    setFiles(next)
    onChange()
  }

  function choose() {
    const chosen = [...(input.current?.files ?? [])]
    const isAgain = (file: File) => chosen.some(({ name, size }) => name === file.name && size === file.size)
    const before = fault || limits.files === 1 ? [] : files.filter((file) => !isAgain(file))
    change([...before, ...chosen])
  }

  function remove() {
    input.current?.focus()
    change([])
  }

  return (
    <Field
      name="files"
      label={t('contact.files')}
      optional
      fault={fault}
      className={`${fieldStyles.attachments} unprinted`}
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
            aria-describedby={[control['aria-describedby'], 'contact-limits'].filter(Boolean).join(' ')}
            onChange={choose}
          />
          {files.length === 0 && returned.length > 0 ? (
            <p className={styles.names}>
              <b>{t('contact.files.again')}</b> {returned.map(({ name }) => name).join(', ')}
            </p>
          ) : null}
          {files.length > 0 ? (
            <p className={styles.names}>
              {/* The browser tells how many they are, or the only one's name. */}
              {files.length > 1 ? `${files.map(({ name }) => name).join(', ')} ` : null}
              <button type="button" className="go" onClick={remove}>
                {t('contact.files.remove')}
              </button>
            </p>
          ) : null}
        </>
      )}
    </Field>
  )
}
