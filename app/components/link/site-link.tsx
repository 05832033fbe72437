import type { AnchorHTMLAttributes } from 'react'
import { useHere } from '#app/platform/here.ts'
import type { Target } from '#content/offerings.ts'
import { href } from '#shared/navigation.ts'

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: Target; query?: string }

/** A link inside the site: keeps the language and the form of the visitor's address. `query` without its '?'. */
export function SiteLink({ to, query, ...rest }: SiteLinkProps) {
  const here = useHere()
  const address = href(to, here)
  return <a {...rest} href={query ? address.replace(/(#|$)/, `?${query}$1`) : address} />
}
