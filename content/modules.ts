import file from '#site/modules.ts'
import type { Text } from './languages.ts'
import { isOffered } from './offerings.ts'

type Platform = 'wordpress' | 'prestashop'

export const platforms = (['wordpress', 'prestashop'] as const).filter(isOffered)

export type Module = { id: string; platform: Platform; name: Text; text: Text }

export const modules: readonly Module[] = file.modules.flatMap((row) => {
  const platform = platforms.find((id) => id === row.platform)
  return platform ? [{ ...row, platform }] : []
})
