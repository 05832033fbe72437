import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/locale.ts'
import { footerShortcuts, href, offeringTarget, pagePath } from '#shared/navigation.ts'
import { hrefsOf, renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './footer.tsx'

test.for([
  ['it', 'pinned'],
  ['en', 'pinned'],
  ['it', 'neutral'],
] as const)('shows shortcuts, apps, © 2023, links and languages (%s, %s)', async ([lang, addressForm]) => {
  const t = words(lang)
  const edition = { lang, addressForm } as const
  await renderView(<Section />, edition)
  const nav = page.getByRole('navigation', { name: t('footer.shortcuts') })
  const links = nav.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    footerShortcuts().map((row) => [
      t(`offering.${row.id}.name`),
      href(offeringTarget(row) ?? { page: 'home' }, edition),
    ]),
  )
  const text = document.querySelector('footer')?.textContent ?? ''
  expect(text.match(/\b20\d\d\b/g)).toEqual(['2023'])
  expect(text).toMatch(lang === 'it' ? /famiglia di app/ : /family of apps/)
  expect(text).toContain(t('footer.copyright'))
  expect(textsOf(document, 'footer dt.visually-hidden')).toEqual([t('company.name'), t('company.address')])
  expect(hrefsOf(document, 'footer ul:not(nav *) a')).toEqual([
    ...(['releases', 'clients', 'contact', 'privacy'] as const).map((page) => pagePath(page, edition)),
    ...languages
      .filter((other) => other !== lang)
      .map((other) => pagePath('home', { lang: other, addressForm: 'pinned' })),
  ])
})
