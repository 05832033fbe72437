import { useHere } from '#app/platform/here.ts'
import { type Hosting, type HostKey, hosting, hostLogDays, hosts } from '#shared/hosting.ts'
import type { MessageKey } from '#shared/messages.ts'

const told = { 'privacy.host': 'privacy.place.host', 'privacy.mail': 'privacy.place.mail' } as const
const asked: Readonly<Record<HostKey, MessageKey>> = {
  'privacy.host': 'privacy.place.ask-host',
  'privacy.mail': 'privacy.place.ask-mail',
}
const safeguardTexts = {
  inside: 'privacy.safeguard.inside',
  adequacy: 'privacy.safeguard.adequacy',
  clauses: 'privacy.safeguard.clauses',
  unsaid: 'privacy.safeguard.unsaid',
} as const satisfies Record<Hosting['safeguard'], MessageKey>

/** Where the data are: the hosts as the owner has named them, and whom to ask about those that are not named. */
export function Places() {
  const { lang, t } = useHere()
  const countries = new Intl.DisplayNames(lang, { type: 'region' })
  const known = hosts.flatMap((key) => {
    const host = hosting(key)
    return host ? [{ key, ...host }] : []
  })
  const open = hosts.filter((key) => !hosting(key))
  const [first] = open
  const question = open.length === hosts.length ? 'privacy.place.ask' : first && asked[first]
  const sentences = [
    t('privacy.place.text'),
    ...known.map(({ key, name, country, safeguard }) =>
      t(told[key], {
        name,
        country: countries.of(country) ?? country,
        safeguard: t(safeguardTexts[safeguard]),
      }),
    ),
    ...(question ? [t(question)] : []),
  ]
  // A browser may know a country by another name than the build did: the build's stays.
  return <span suppressHydrationWarning>{sentences.join(' ')}</span>
}

/** What the host writes down by itself, as far as the owner has said it. */
export function HostLogs() {
  const { t } = useHere()
  const days = hostLogDays()
  if (days === undefined) return t('privacy.visits.ask')
  return days === 0 ? t('privacy.visits.none') : t('privacy.visits.logs', { count: days })
}
