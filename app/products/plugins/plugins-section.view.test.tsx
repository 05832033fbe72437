import { beforeEach, expect, test } from 'vitest'
import { counter } from '#app/counter/counter-store.ts'
import { sayOwnName } from '#app/counter/own-name.ts'
import { useFigure } from '#app/platform/live-figures.ts'
import { claimsOf } from '#content/claims.ts'
import { modules, platforms } from '#content/modules.ts'
import { languages } from '#shared/locale.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './plugins-section.tsx'

beforeEach(freshShop)

function Figure() {
  return <output>{useFigure('plugins')}</output>
}

test.for(languages)(
  'each system has its modules, what is said of it, and its own way to ask (%s)',
  async (lang) => {
    const t = words(lang)
    await renderView(
      <>
        <Section />
        <Figure />
      </>,
      { lang },
    )
    const section = document.getElementById('plugins')
    const parts = [...(section?.querySelectorAll('h3') ?? [])].map((heading) => heading.parentElement)
    expect(parts).toHaveLength(platforms.length)
    for (const [index, platform] of platforms.entries()) {
      const part = parts[index]
      expect(part?.querySelector('h3')?.textContent).toBe(t(`offering.${platform}.name`))
      const own = modules.filter((module) => module.platform === platform)
      expect(own.length).toBeGreaterThan(0)
      expect(
        [...(part?.querySelectorAll('ul:first-of-type > li') ?? [])].map((row) => row.textContent),
      ).toEqual(own.map(({ name, text }) => `${name[lang]} ${text[lang]}`))
      for (const { text } of claimsOf(platform, 'exists')) expect(part?.textContent).toContain(text[lang])
      expect(part?.querySelector('a.go')?.getAttribute('href')).toBe(`/${lang}/contact?subject=${platform}`)
    }
    expect(section?.querySelector('h2')?.textContent).toBe(
      `${t('offering.plugins.name')}. ${t('plugins.title')}`,
    )
    expect(document.querySelector('output')?.textContent).toBe(t('plugins.figure', { count: modules.length }))
  },
)

test('what the kitchen has finished is gone from the block on the website', async () => {
  const t = words('it')
  await renderView(<Section />)
  const block = () => document.querySelector('code')?.parentElement?.textContent ?? ''
  expect(block()).toContain(t('dish.trofie'))
  counter.act({ type: 'finish', dish: 'trofie' })
  await expect.poll(block).not.toContain(t('dish.trofie'))
  expect(block()).toContain(t('dish.pansoti'))
  counter.act({ type: 'finish', dish: 'pansoti' })
  await expect.poll(block).toContain(t('plugins.finished'))
})

test('the website in which the block stands has the visitor’s own name', async () => {
  await renderView(<Section />)
  const site = words('it')('plugins.site')
  expect(document.body.textContent).toContain(site)
  sayOwnName('Bottega Verdi')
  await expect.poll(() => document.body.textContent).toContain('Bottega Verdi')
  expect(document.body.textContent).not.toContain(site)
  sayOwnName('')
})
