import { useEffect, useId, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { ownFragment, readOwnFragment } from '#app/demo-shop/own-address.ts'
import { longestName, sayOwnName, tidyName, useOwnName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { shareAddress } from '../demo-frame/share-address.ts'
import styles from './own-shop.module.css'

/**
 * What the visitor's own shop is called, asked for on home: headline and demonstrations carry it. With a name
 * there is an address of it to share. Nothing without scripts.
 */
export function OwnShop() {
  const { t } = usePageContext()
  const name = useOwnName() ?? ''
  const address = useOwnAddress()
  const [written, setWritten] = useState('')
  const field = useId()
  // What is being written stands as it is, with a space at its end; what was said elsewhere replaces it.
  const shown = tidyName(written) === name ? written : name
  return (
    <div className={styles.own}>
      <label className={styles.label} htmlFor={field}>
        {t('own.name')}
      </label>
      <input
        id={field}
        className={styles.name}
        type="text"
        value={shown}
        maxLength={longestName}
        placeholder={t('own.example')}
        autoComplete="organization"
        enterKeyHint="done"
        onChange={({ currentTarget: { value } }) => {
          setWritten(value)
          sayOwnName(value)
        }}
      />
      <button
        type="button"
        className={styles.share}
        data-hidden={address === null || undefined}
        disabled={address === null}
        aria-label={t('own.share')}
        title={t('own.share')}
        onClick={() => {
          if (address) shareAddress({ title: t('own.title', { name }), url: address }, t).catch(showError)
        }}
      >
        <Icon name="share-2" size={20} />
      </button>
    </div>
  )
}

/** The address of home that opens with the visitor's own name; none without one. */
function useOwnAddress(): string | null {
  const name = useOwnName()
  if (!name) return null
  return new URL(ownFragment(name), location.href).href
}

/** Whoever opens such an address finds that name; the address then is the page's own again. */
export function useArrival() {
  useEffect(() => {
    const name = readOwnFragment(location.hash)
    if (!name) return
    sayOwnName(name)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
}
