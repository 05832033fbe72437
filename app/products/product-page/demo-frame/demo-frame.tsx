import type { ReactNode } from 'react'
import { showError } from '#app/components/toaster/show-error.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import type { OfferingId } from '#content/offerings.ts'
import styles from './demo-frame.module.css'
import { shareAddress } from './share-address.ts'

type DemoFrameProps = {
  title: string
  subject: OfferingId
  className?: string | undefined
  reset: () => void
  /** The address may be made on demand; null while there is nothing to share. */
  share: () => { title: string; url: string | (() => Promise<string | undefined>) } | null
  /** Further buttons, before the common ones. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * Name, reset, share and request around a demonstration. The bar is in the HTML to avoid a layout shift, but
 * hidden without scripts.
 */
export function DemoFrame(props: DemoFrameProps) {
  const { title, subject, className = '', reset, share, tools, children } = props
  const here = usePageContext()
  const { t } = here
  const hasNothing = share() === null
  const shared = async () => {
    const offered = share()
    const url = typeof offered?.url === 'function' ? await offered.url() : offered?.url
    return offered && url ? { title: offered.title, url } : null
  }
  const pass = async () => {
    const found = await shared()
    if (found) await shareAddress(found, t)
  }
  const send = async () => {
    const found = await shared()
    if (!found) return
    const { sendThis } = await import('#app/contact/queue/send-this.ts')
    sendThis(t('demo.message', found), subject, here)
  }
  return (
    <section className={`${styles.frame} ${className}`} aria-label={title}>
      {children}
      <div className={`actions ${styles.bar}`}>
        {tools}
        <button type="button" className="go" onClick={reset}>
          {t('demo.reset')}
        </button>
        <button type="button" className="go" disabled={hasNothing} onClick={() => pass().catch(showError)}>
          {t('demo.share')}
        </button>
        <button type="button" className="go" disabled={hasNothing} onClick={() => send().catch(showError)}>
          {t('demo.send')}
        </button>
      </div>
    </section>
  )
}
