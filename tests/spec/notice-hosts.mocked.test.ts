import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { languages } from '#shared/locale.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))

const { drawnRows } = await import('#tests/helpers/drawn-rows.ts')
const { Page: Privacy } = await import('#app/pages/privacy/privacy.tsx')

describe.for(languages)('privacy notice in %s', (lang) => {
  test.for([
    [
      'no settings',
      {},
      ['privacy.place.ask', 'privacy.visits.ask', 'privacy.seen.any-host', 'privacy.seen.any-mail'],
      ['privacy.place.ask-mail'],
    ],
    [
      'hosts inside the EEA',
      {
        'privacy.host': 'Server Uno',
        'privacy.host.country': 'DE',
        'privacy.mail': 'Posta Due',
        'privacy.mail.country': 'IT',
        'privacy.host.days': '14',
      },
      ['privacy.safeguard.inside'],
      ['privacy.place.ask', 'privacy.place.ask-mail', 'privacy.visits.ask', 'privacy.safeguard.unsaid'],
    ],
    [
      'a web host and no mail host',
      { 'privacy.host': 'Server Uno', 'privacy.host.country': 'NO' },
      ['privacy.safeguard.inside', 'privacy.place.ask-mail', 'privacy.visits.ask'],
      ['privacy.place.ask', 'privacy.place.ask-host'],
    ],
    [
      'hosts outside the EEA, one with a safeguard',
      {
        'privacy.host': 'Server Uno',
        'privacy.host.country': 'US',
        'privacy.host.safeguard': 'clauses',
        'privacy.mail': 'Posta Due',
        'privacy.mail.country': 'CH',
        'privacy.host.days': '0',
      },
      ['privacy.safeguard.clauses', 'privacy.safeguard.unsaid', 'privacy.visits.none'],
      ['privacy.safeguard.inside', 'privacy.place.ask', 'privacy.visits.ask'],
    ],
  ] as const)('shows the texts for %s and asks to write about missing data', (row) => {
    const [, values, expected, unexpected] = row
    owner.clear()
    for (const [key, value] of Object.entries(values)) owner.set(key, value)
    const t = words(lang)
    const rows = drawnRows(createElement(Privacy), lang)
    const noticeText = Object.values(rows).join('\n')
    for (const key of expected) expect(noticeText, key).toContain(t(key))
    expect(noticeText).not.toContain('{{')
    for (const key of unexpected) expect(noticeText, key).not.toContain(t(key))
    for (const [key, value] of Object.entries(values)) {
      if (key === 'privacy.host' || key === 'privacy.mail') {
        expect(rows[t('privacy.place.term')]).toContain(`${value} (`)
        expect(rows[t('privacy.seen.term')]).toContain(`${value} (`)
      }
      if (key.endsWith('.country')) {
        expect(noticeText).toContain(`(${new Intl.DisplayNames(lang, { type: 'region' }).of(value)})`)
      }
    }
    if ('privacy.host.days' in values && values['privacy.host.days'] === '14') {
      expect(noticeText).toContain(t('privacy.visits.logs', { count: 14 }))
    }
  })

  test.for([
    ['30', 1],
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
