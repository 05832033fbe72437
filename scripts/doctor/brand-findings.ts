import { existsSync, readFileSync } from 'node:fs'
import { coverShades } from '#scripts/build/brand-shades.ts'
import { hasLiveText } from '#scripts/content/logo-file.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import { brandWords } from './brand-words.ts'
import { type Gap, settingPlace } from './finding.ts'

/** Names that the project came with. */
const standInNames = ['Easy']

/** What still shows a stand-in where the provider's name and logo belong. */
export function brandFindings(
  lang: OwnerLanguage,
  read: (key: SettingKey) => string = setting,
  draw: (file: string) => string = readDrawing,
): readonly Gap[] {
  const words = brandWords[lang]
  const name = read('brand.name')
  const gap = (group: Gap['group'], key: SettingKey, example: string, text: string): Gap => ({
    group,
    ...settingPlace(key, example),
    text,
  })
  const found: Gap[] = []
  if (standInNames.includes(name)) found.push(gap('should', 'brand.name', 'Bottega Rossi', words.name))
  if (!read('brand.logo')) found.push(gap('should', 'brand.logo', 'images/logo.svg', words.logo))
  else if (!read('brand.logo.dark'))
    found.push(gap('could', 'brand.logo.dark', 'images/logo-dark.svg', words.dark))
  if (read('brand.logo') && !read('brand.icon'))
    found.push(gap('could', 'brand.icon', 'images/icon.svg', words.icon))
  for (const key of ['brand.logo', 'brand.logo.dark', 'brand.icon'] as const)
    if (/\.svg$/i.test(read(key)) && hasLiveText(draw(read(key))))
      found.push(gap('should', key, read(key), words.text))
  if (name.length > 12 && !read('brand.short')) found.push(gap('could', 'brand.short', 'Rossi', words.short))
  const colour = read('brand.colour').toLowerCase()
  const shade = colour && coverShades(colour).light
  if (shade !== colour) found.push(gap('could', 'brand.colour', shade, words.colour(shade)))
  return found
}

/** Nothing on a server, where only the build is. */
function readDrawing(file: string): string {
  const url = new URL(`../../content/${file}`, import.meta.url)
  return existsSync(url) ? readFileSync(url, 'utf8') : ''
}
