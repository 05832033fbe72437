import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { languages } from '#shared/locale.ts'
import type { MessageKey } from '#shared/messages.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))

const { drawnRows } = await import('#tests/helpers/drawn-rows.ts')
const { Page: Privacy } = await import('#app/pages/privacy/privacy.tsx')

/** Countries of web host and mail host, the first one's safeguard, and the days that it keeps its logs. */
type Hosts = { web?: string; mail?: string; safeguard?: string; days?: string }

describe.for(languages)('privacy notice in %s', (lang) => {
  test.for<[what: string, hosts: Hosts, expected: MessageKey[], unexpected: MessageKey[]]>([
    [
      'no settings',
      {},
      ['privacy.place.ask', 'privacy.visits.ask', 'privacy.seen.any-host', 'privacy.seen.any-mail'],
      ['privacy.place.ask-mail'],
    ],
    [
      'hosts inside the EEA',
      { web: 'DE', mail: 'IT', days: '14' },
      ['privacy.safeguard.inside'],
      ['privacy.place.ask', 'privacy.place.ask-mail', 'privacy.visits.ask', 'privacy.safeguard.unsaid'],
    ],
    [
      'a web host and no mail host',
      { web: 'NO' },
      ['privacy.safeguard.inside', 'privacy.place.ask-mail', 'privacy.visits.ask'],
      ['privacy.place.ask', 'privacy.place.ask-host'],
    ],
    [
      'hosts outside the EEA, one with a safeguard',
      { web: 'US', safeguard: 'clauses', mail: 'CH', days: '0' },
      ['privacy.safeguard.clauses', 'privacy.safeguard.unsaid', 'privacy.visits.none'],
      ['privacy.safeguard.inside', 'privacy.place.ask', 'privacy.visits.ask'],
    ],
  ])('shows the texts for %s and asks to write about missing data', (row) => {
    const [, { web, mail, safeguard = '', days = '' }, expected, unexpected] = row
    owner.clear()
    const both = [['host', 'Server Uno', web] as const, ['mail', 'Posta Due', mail] as const]
    const hosts = both.filter(([, , country]) => country)
    for (const [kind, name, country = ''] of hosts)
      owner.set(`privacy.${kind}`, name).set(`privacy.${kind}.country`, country)
    owner.set('privacy.host.safeguard', safeguard).set('privacy.host.days', days)
    const t = words(lang)
    const rows = drawnRows(createElement(Privacy), lang)
    const noticeText = Object.values(rows).join('\n')
    for (const key of expected) expect(noticeText, key).toContain(t(key))
    expect(noticeText).not.toContain('{{')
    for (const key of unexpected) expect(noticeText, key).not.toContain(t(key))
    for (const [, name, country = ''] of hosts) {
      const region = new Intl.DisplayNames(lang, { type: 'region' }).of(country)
      expect(rows[t('privacy.place.term')]).toContain(`${name} (${region})`)
      expect(rows[t('privacy.seen.term')]).toContain(`${name} (`)
    }
  })

  test.for([
    ['1', 1],
    ['0', 0],
    ['', 0],
  ] as const)('mentions backups kept for ‘%s’ days %i times', ([days, times]) => {
    owner.clear()
    owner.set('contact.retention.months', '12')
    owner.set('privacy.backup.days', days)
    const t = words(lang)
    const kept = drawnRows(createElement(Privacy), lang)[t('privacy.kept.term')] ?? ''
    expect(kept).toContain(t('privacy.kept.months', { count: 12 }))
    expect(kept.split(t('privacy.kept.backup', { count: Number(days) }))).toHaveLength(times + 1)
  })
})
