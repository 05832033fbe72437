import { useId, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { showError } from '#app/components/toaster/show-error.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { copyText } from '#app/products/product-page/demo-frame/share-address.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './block-form.module.css'
import { faultText } from './fault-text.ts'
import type { Fault, Shortcode } from './shortcode.ts'

type CodeFieldProps = {
  code: string
  read: (text: string) => Shortcode | Fault
  onShortcode: (shortcode: Shortcode) => void
  onLeave: () => void
}

export function CodeField({ code, read, onShortcode, onLeave }: CodeFieldProps) {
  const { t } = usePageContext()
  const field = useId()
  const note = useId()
  const [typed, setTyped] = useState<string>()
  const answer = typed === undefined ? null : read(typed)
  const fault = answer && 'fault' in answer ? answer : null
  return (
    <div className={`${styles.code} ${styles.wide}`}>
      <div className={styles.field}>
        <label className={paper.label} htmlFor={field}>
          {t('plugins.field.code')}
        </label>
        <input
          id={field}
          className={`${paper.line} ${styles.mono}`}
          type="text"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-invalid={fault !== null}
          aria-describedby={note}
          value={typed ?? code}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            const next = read(value)
            if (!('fault' in next)) onShortcode(next)
          }}
          onBlur={() => {
            if (fault || typed === undefined) return
            setTyped(undefined)
            onLeave()
          }}
        />
        <p className={`${paper.pencil} ${paper.fault}`} id={note} role="status">
          {fault && faultText(fault, t)}
        </p>
      </div>
      <button
        type="button"
        className={product.key}
        onClick={() => copyText(code, t, 'plugins.copied').catch(showError)}
      >
        <Icon name="copy" size={18} />
        {t('plugins.copy')}
      </button>
    </div>
  )
}
