import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { languages } from '#shared/locale.ts'
import { words } from '#tests/helpers/words.ts'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('#shared/setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))
// The build puts them in; here there is no logo, and no address of the site.
vi.stubGlobal('__LOGO__', null)
vi.stubGlobal('__ORIGIN__', 'http://127.0.0.1:3000')

async function homeHero(address: string) {
  owner.set('company.address', address)
  vi.resetModules()
  const { drawnView } = await import('#tests/helpers/drawn-rows.ts')
  const { Section } = await import('#app/pages/home/home-hero.tsx')
  return (lang: (typeof languages)[number]) => drawnView(createElement(Section), lang)
}

test('the home hero names the company’s town when its address has one', async () => {
  const hero = await homeHero('Via del Molo 12, 19121 Portoquieto (SP)')
  for (const lang of languages) {
    expect(hero(lang)).toContain(words(lang)('home.hero.maker', { town: 'Portoquieto' }))
  }
})

test.for(['', 'Porto, molo 3'])('the home hero has no maker line for the address ‘%s’', async (address) => {
  const hero = await homeHero(address)
  for (const lang of languages) {
    const [start = ''] = words(lang)('home.hero.maker', { town: 'Portoquieto' }).split(':')
    expect(hero(lang)).toContain('<h1')
    expect(hero(lang)).not.toContain(start)
    expect(hero(lang)).not.toContain('maker')
  }
})
