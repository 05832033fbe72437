import { usePageContext } from '#app/platform/page-context.ts'
import { hasFormServer } from '#app/platform/static-host.ts'
import { type HostKey, hostLogDays, knownHosts, openHosts } from '#shared/hosting.ts'
import { listWords } from '#shared/list-words.ts'
import type { MessageKey } from '#shared/messages.ts'

type Words = { place: MessageKey; seen: MessageKey; anybody: MessageKey; ask: MessageKey }

const words = {
  'privacy.host': {
    place: 'privacy.place.host',
    seen: 'privacy.seen.host',
    anybody: 'privacy.seen.any-host',
    ask: 'privacy.place.ask-host',
  },
  'privacy.mail': {
    place: 'privacy.place.mail',
    seen: 'privacy.seen.mail',
    anybody: 'privacy.seen.any-mail',
    ask: 'privacy.place.ask-mail',
  },
} as const satisfies Record<HostKey, Words>

/** Where the data are stored: named hosts, and whom to ask about the others. */
export function Places() {
  const { lang, t } = usePageContext()
  const known = knownHosts()
  const places = known.flatMap(({ keys: [key, other], name, country, safeguard }, index) => {
    const place = t(other ? 'privacy.place.both' : words[key].place, {
      name,
      // Only for named hosts: first use of `Intl.DisplayNames` blocks the main thread (decision 4).
      country: new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country,
    })
    return known[index + 1]?.safeguard === safeguard ? [place] : [place, t(`privacy.safeguard.${safeguard}`)]
  })
  const [first, second] = openHosts()
  const question = second ? 'privacy.place.ask' : first && words[first].ask
  // Country names may differ between browser and build; the build's stays.
  return (
    <span suppressHydrationWarning>
      {[
        t(hasFormServer ? 'privacy.place.text' : 'privacy.place.direct'),
        ...places,
        ...(question ? [t(question)] : []),
      ].join(' ')}
    </span>
  )
}

/** Who sees the data: the hosts, as far as the owner has named them. */
export function Seen() {
  const { lang, t } = usePageContext()
  const named = knownHosts().map(({ keys: [key, other], name }) =>
    t(other ? 'privacy.seen.both' : words[key].seen, { name }),
  )
  const hosts = [...named, ...openHosts().map((key) => t(words[key].anybody))]
  return t('privacy.seen.text', {
    count: hosts.length,
    hosts: listWords(hosts, lang),
  })
}

export function HostLogs() {
  const { t } = usePageContext()
  const days = hostLogDays()
  if (days === undefined) return t('privacy.visits.ask')
  return days === 0 ? t('privacy.visits.none') : t('privacy.visits.logs', { count: days })
}
