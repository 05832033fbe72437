import type { AnchorHTMLAttributes } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { href } from '#shared/navigation.ts'

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Undefined while it is coming soon: a placeholder, announced as unavailable, not focusable or clickable. */
  to: Parameters<typeof href>[0] | undefined
  query?: string | undefined
}

/** Keeps the address's language and form. `query` without '?'. */
export function SiteLink({ to, query, ...rest }: SiteLinkProps) {
  const here = usePageContext()
  if (!to) return <a {...rest} role="link" aria-disabled="true" />
  const address = href(to, here)
  return <a {...rest} href={query ? address.replace(/(#|$)/, `?${query}$1`) : address} />
}
