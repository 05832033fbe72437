import { useId, useState } from 'react'
import { longestName, setOwnName, tidyName, useOwnName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './own-shop.module.css'

/**
 * The name of the visitor's shop, asked for on home and used by headline and demonstrations. Hidden without
 * scripts.
 */
export function OwnShop() {
  const { t } = usePageContext()
  const name = useOwnName() ?? ''
  const [written, setWritten] = useState('')
  const field = useId()
  // While typing keep the text as it is, with trailing spaces; a name set elsewhere replaces it.
  const shown = tidyName(written) === name ? written : name
  return (
    <div className={`${styles.own} scripted`}>
      <label className="caption" htmlFor={field}>
        {t('own.name')}
      </label>
      <input
        id={field}
        className={styles.name}
        type="text"
        value={shown}
        maxLength={2 * longestName}
        placeholder={t('own.example')}
        autoComplete="organization"
        enterKeyHint="done"
        onChange={({ currentTarget: { value } }) => {
          setWritten(value)
          setOwnName(value)
        }}
      />
    </div>
  )
}
