import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './page-links.module.css'

type Neighbour = { label: string; part: string | undefined }

type PageLinksProps = { label: string; previous: Neighbour; next: Neighbour }

/** A neighbour without a part is left out. */
export function PageLinks({ label, previous, next }: PageLinksProps) {
  const { page } = usePageContext()
  if (previous.part === undefined && next.part === undefined) return null
  return (
    <nav aria-label={label} className={`actions ${styles.pages}`}>
      {previous.part !== undefined && (
        <SiteLink className="go" rel="prev" to={{ page, part: previous.part }}>
          <Icon name="arrow-left" size={18} />
          {previous.label}
        </SiteLink>
      )}
      {next.part !== undefined && (
        <SiteLink className={`go ${styles.next}`} rel="next" to={{ page, part: next.part }}>
          {next.label}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
    </nav>
  )
}
