import { useEffect, useId, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { ownFragment, readOwnFragment } from '#app/counter/own-address.ts'
import { longestName, sayOwnName, tidyName, useOwnName } from '#app/counter/own-name.ts'
import { useHere } from '#app/platform/here.ts'
import { chooseAudience, useAudience } from '#app/platform/use-audience.ts'
import { shareAddress } from '../demo-frame/share-address.ts'
import styles from './own-shop.module.css'

/**
 * What the visitor's own shop is called, asked for below the four answers: the demonstrations carry it like a sign. With a name
 * there is an address of it to share. Nothing without scripts.
 */
export function OwnShop({ className }: { className: string | undefined }) {
  const { t } = useHere()
  const name = useOwnName() ?? ''
  const address = useOwnAddress()
  const [written, setWritten] = useState('')
  const field = useId()
  // What is being written stands as it is, with a space at its end; what was said elsewhere replaces it.
  const shown = tidyName(written) === name ? written : name
  return (
    <div className={`${styles.own} ${className}`}>
      <label className={styles.label} htmlFor={field}>
        <span className={styles.after}>{t('own.name')}</span>
        <span className={styles.alone}>{t('own.whole')}</span>
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

/** The address of home that opens with the visitor's own name and trade; none without a name. */
export function useOwnAddress(): string | null {
  const name = useOwnName()
  const audience = useAudience()
  if (!name) return null
  return new URL(ownFragment({ audience, name }), location.href).href
}

/** Whoever opens such an address finds that shop; the address then is the page's own again. */
export function useArrival() {
  useEffect(() => {
    const shop = readOwnFragment(location.hash)
    if (!shop) return
    chooseAudience(shop.audience)
    sayOwnName(shop.name)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
}
