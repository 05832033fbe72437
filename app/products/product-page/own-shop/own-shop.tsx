import { useEffect, useId, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { longestName, setOwnName, tidyName, useOwnName } from '#app/demo-shop/own-name.ts'
import { attempt } from '#app/platform/attempt.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { textFault } from '#app/platform/text-fault.ts'
import { shareAddress } from '../share-address.ts'
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
    <div className={`wrap ${styles.own} scripted`}>
      <label className={`caption ${styles.label}`} htmlFor={field}>
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
      <button
        type="button"
        className={styles.share}
        data-hidden={name === '' || undefined}
        aria-label={t('own.share')}
        title={t('own.share')}
        onClick={() => {
          const url = new URL(ownFragment(name), location.href).href
          shareAddress({ title: t('own.title', { name }), url }, t).catch(showError)
        }}
      >
        <Icon name="share-2" size={20} />
      </button>
    </div>
  )
}

/** Takes the name from the fragment, then removes the fragment from the address. */
export function useArrival() {
  useEffect(() => {
    const name = readOwnFragment(location.hash)
    if (!name) return
    setOwnName(name)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
}

/** `#shop=Da%20Nives`; a fragment is not sent to the server. */
export function ownFragment(name: string): string {
  return `#shop=${encodeURIComponent(name)}`
}

/** Null for other fragments, and for names that could be abused. */
export function readOwnFragment(hash: string): string | null {
  const [, text = ''] = /^#shop=(.*)$/.exec(hash) ?? []
  const name = tidyName(attempt(() => decodeURIComponent(text)) ?? '')
  return name && !textFault(name) ? name : null
}
