import type { MouseEvent } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './clients.module.css'

type MoreProps = { shown: number; count: number; next: string | undefined; onMore: () => void }

/** A link to the next part; with scripts it adds the cards in place. */
export function More({ shown, count, next, onMore }: MoreProps) {
  const { t } = usePageContext()
  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <p className={styles.more}>
      <SiteLink className="button" rel="next" to={{ page: 'clients', part: next }} onClick={more}>
        {t('clients.more')}
      </SiteLink>
      <span className={styles.shown}>{t('clients.shown', { shown, count })}</span>
    </p>
  )
}
