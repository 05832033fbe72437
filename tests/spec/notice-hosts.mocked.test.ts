import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { languages } from '#shared/locale.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))

const { drawnRows } = await import('#tests/helpers/drawn-rows.ts')
const { Page: Privacy } = await import('#app/pages/privacy/privacy.tsx')

describe.for(languages)('in %s', (lang) => {
  test.for([
    ['nothing', {}, ['privacy.place.ask', 'privacy.visits.ask'], ['privacy.place.ask-mail']],
    [
      'hosts within the Economic Area',
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
      'a host alone',
      { 'privacy.host': 'Server Uno', 'privacy.host.country': 'NO' },
      ['privacy.safeguard.inside', 'privacy.place.ask-mail', 'privacy.visits.ask'],
      ['privacy.place.ask', 'privacy.place.ask-host'],
    ],
    [
      'hosts outside, one with its safeguard',
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
  ] as const)('with %s set the notice says so, and asks to write about the rest', (row) => {
    const [, values, said, unsaid] = row
    owner.clear()
    for (const [key, value] of Object.entries(values)) owner.set(key, value)
    const t = words(lang)
    const told = Object.values(drawnRows(createElement(Privacy), lang)).join('\n')
    for (const key of said) expect(told, key).toContain(t(key))
    for (const key of unsaid) expect(told, key).not.toContain(t(key))
    for (const [key, value] of Object.entries(values)) {
      if (key === 'privacy.host' || key === 'privacy.mail') expect(told).toContain(`${value} (`)
      if (key.endsWith('.country')) {
        expect(told).toContain(`(${new Intl.DisplayNames(lang, { type: 'region' }).of(value)})`)
      }
    }
    if ('privacy.host.days' in values && values['privacy.host.days'] === '14') {
      expect(told).toContain(t('privacy.visits.logs', { count: 14 }))
    }
  })
})
