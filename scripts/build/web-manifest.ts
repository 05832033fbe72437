import type { Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary } from '#shared/messages.ts'
import { href, offeringTarget, panelTiles } from '#shared/navigation.ts'
import { setting } from '#shared/setting.ts'

export function webManifest(lang: Language, dictionary: Dictionary, themeColour: string): string {
  const brand = setting('brand.name')
  const t = createTranslate(dictionary, lang, { brand })
  const edition = { lang, addressForm: 'pinned' } as const
  const shortcuts = panelTiles()
    .filter(({ id }) => id !== 'home')
    .map((offering) => ({
      name: t(`offering.${offering.id}.name`),
      description: t(`offering.${offering.id}.hint`),
      url: href(offeringTarget(offering) ?? { page: 'home' }, edition),
    }))
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: setting('brand.short') || brand,
    description: t('meta.home.description'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: themeColour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts,
  })
}
