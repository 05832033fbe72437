import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { siteDir } from '#content/site-files/site-dir.ts'
import { coverShades } from '#scripts/build/brand-tokens.ts'
import { hasLiveText } from '#scripts/content/logo-file.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import { type Gap, settingGap } from './finding.ts'

export function brandFindings(
  say: Say,
  read: (key: SettingKey) => string = setting,
  draw: (file: string) => string = readDrawing,
): readonly Gap[] {
  const name = read('brand.name')
  const found: Gap[] = []
  if (name === 'Easy') found.push(settingGap('should', 'brand.name', say('doctor.brand.name')))
  if (!read('brand.logo')) found.push(settingGap('should', 'brand.logo', say('doctor.brand.logo')))
  else if (!read('brand.logo.dark'))
    found.push(settingGap('could', 'brand.logo.dark', say('doctor.brand.logo.dark')))
  if (read('brand.logo') && !read('brand.icon'))
    found.push(settingGap('could', 'brand.icon', say('doctor.brand.icon')))
  for (const key of ['brand.logo', 'brand.logo.dark', 'brand.icon'] as const)
    if (/\.svg$/i.test(read(key)) && hasLiveText(draw(read(key))))
      found.push(settingGap('should', key, say('doctor.drawing.text')))
  if (name.length > 12 && !read('brand.short'))
    found.push(settingGap('could', 'brand.short', say('doctor.brand.short')))
  const colour = read('brand.colour').toLowerCase()
  const shade = colour && coverShades(colour).light
  if (shade !== colour) found.push(settingGap('could', 'brand.colour', say('doctor.brand.colour', { shade })))
  return found
}

/** '' on a server, which has only the build. */
function readDrawing(file: string): string {
  const path = `${siteDir(resolve(import.meta.dirname, '../..'))}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
