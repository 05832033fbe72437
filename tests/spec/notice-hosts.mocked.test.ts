import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { languages } from '#shared/locale.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))

const { drawnRows, drawnView } = await import('#tests/helpers/drawn-rows.ts')
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
    const rows = drawnRows(createElement(Privacy), lang)
    const told = Object.values(rows).join('\n')
    for (const key of said) expect(told, key).toContain(t(key))
    for (const key of unsaid) expect(told, key).not.toContain(t(key))
    for (const [key, value] of Object.entries(values)) {
      if (key === 'privacy.host' || key === 'privacy.mail') {
        expect(rows[t('privacy.place.term')]).toContain(`${value} (`)
        expect(rows[t('privacy.seen.term')]).toContain(`${value} (`)
      }
      if (key.endsWith('.country')) {
        expect(told).toContain(`(${new Intl.DisplayNames(lang, { type: 'region' }).of(value)})`)
      }
    }
    if ('privacy.host.days' in values && values['privacy.host.days'] === '14') {
      expect(told).toContain(t('privacy.visits.logs', { count: 14 }))
    }
  })

  test.for([
    ['DE', 'DE', 'both'],
    ['DE', 'IT', 'inside'],
    ['US', 'CH', 'unsaid'],
  ] as const)('of two hosts in %s and %s what is the same is said once', ([site, mail, said]) => {
    owner.clear()
    const names = {
      'privacy.host': 'Server Uno',
      'privacy.mail': said === 'both' ? 'Server Uno' : 'Posta Due',
    }
    const countries = { 'privacy.host.country': site, 'privacy.mail.country': mail }
    for (const [key, value] of Object.entries({ ...names, ...countries })) owner.set(key, value)
    const t = words(lang)
    const rows = drawnRows(createElement(Privacy), lang)
    const place = rows[t('privacy.place.term')] ?? ''
    const key = said === 'both' ? 'privacy.safeguard.inside' : (`privacy.safeguard.${said}` as const)
    expect(place.split(t(key))).toHaveLength(2)
    const both = t('privacy.seen.text', { count: 1, hosts: t('privacy.seen.both', { name: 'Server Uno' }) })
    expect(rows[t('privacy.seen.term')] === both).toBe(said === 'both')
    expect(place.split('Server Uno')).toHaveLength(2)
  })

  test.for([
    ['30', 1],
    ['1', 1],
    ['0', 0],
    ['', 0],
  ] as const)('of backups that are kept %s days the notice speaks so often: %i', ([days, times]) => {
    owner.clear()
    owner.set('contact.retention.months', '12')
    owner.set('privacy.backup.days', days)
    const t = words(lang)
    const kept = drawnRows(createElement(Privacy), lang)[t('privacy.kept.term')] ?? ''
    expect(kept).toContain(t('privacy.kept.months', { count: 12 }))
    expect(kept.split(t('privacy.kept.backup', { count: Number(days) }))).toHaveLength(times + 1)
  })

  test('with nothing set those who host are told without names', () => {
    owner.clear()
    const t = words(lang)
    const seen = drawnRows(createElement(Privacy), lang)[t('privacy.seen.term')]
    for (const key of ['privacy.seen.any-host', 'privacy.seen.any-mail'] as const)
      expect(seen).toContain(t(key))
    expect(seen).not.toContain('{{')
  })

  test('who answers for the data is written to by a link, and is told whole', () => {
    owner.clear()
    const address = 'Via del Molo 7, 19121 La Spezia (SP)'
    for (const [key, value] of [
      ['company.name', 'Bottega Rossi'],
      ['company.address', address],
      ['company.email', 'info@bottega-rossi.example'],
    ] as const)
      owner.set(key, value)
    const t = words(lang)
    const html = drawnView(createElement(Privacy), lang).replaceAll(/<\/?(?:span|wbr)[^>]*>/g, '')
    expect(html).toContain(`${t('privacy.controller.name')} Bottega Rossi, ${address}.`)
    const link = '<a href="mailto:info@bottega-rossi.example">info@bottega-rossi.example</a>.'
    expect(html).toContain(`${t('privacy.controller.email')} ${link}`)
  })
})
