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
  if (name.length > 12 && !read('brand.short')) found.push(gap('could', 'brand.short', 'Rossi', words.short))
  return found
}
