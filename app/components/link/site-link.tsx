import type { AnchorHTMLAttributes } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { href } from '#shared/navigation.ts'

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: Parameters<typeof href>[0]
  query?: string | undefined
}

/** A link inside the site: keeps the language and the form of the visitor's address. `query` without its '?'. */
export function SiteLink({ to, query, ...rest }: SiteLinkProps) {
  const here = usePageContext()
  const address = href(to, here)
  return <a {...rest} href={query ? address.replace(/(#|$)/, `?${query}$1`) : address} />
}
