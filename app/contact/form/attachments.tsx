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

/** The browser's own control, with the names of what is chosen and a button that takes all of it back. */
export function Attachments({ fault, returned, onChange }: AttachmentsProps) {
  const { t } = usePageContext()
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<readonly string[]>([])

  useEffect(() => {
    // Files chosen before hydration.
    setNames(namesOf(input.current))
    const form = input.current?.form
    const forget = () => setNames([])
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])

  function changed() {
    setNames(namesOf(input.current))
    onChange()
  }

  function remove() {
    if (input.current) input.current.value = ''
    input.current?.focus()
    changed()
  }

  return (
    <Field name="files" label={t('contact.files')} optional fault={fault} className={fieldStyles.attachments}>
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
            onChange={changed}
          />
          {names.length === 0 && returned.length > 0 ? (
            <p className={styles.names}>
              <b>{t('contact.files.again')}</b> {returned.map(({ name }) => name).join(', ')}
            </p>
          ) : null}
          {names.length > 0 ? (
            <p className={styles.names}>
              {/* The browser tells how many they are, or the only one's name. */}
              {names.length > 1 ? `${names.join(', ')} ` : null}
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

function namesOf(input: HTMLInputElement | null): string[] {
  return [...(input?.files ?? [])].map(({ name }) => name)
}
