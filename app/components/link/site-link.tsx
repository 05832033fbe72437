import type { AnchorHTMLAttributes } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { href } from '#shared/navigation.ts'

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: Parameters<typeof href>[0]
  query?: string | undefined
}

/** Keeps the address's language and form. `query` without '?'. */
export function SiteLink({ to, query, ...rest }: SiteLinkProps) {
  const here = usePageContext()
  const address = href(to, here)
  return <a {...rest} href={query ? address.replace(/(#|$)/, `?${query}$1`) : address} />
}
