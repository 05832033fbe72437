import file from '#site/modules.ts'
import { isOffered } from './offerings.ts'
import type { Text } from './text.ts'

type Platform = 'wordpress' | 'prestashop'

/** The systems that the modules are made for; each is an offering with the same id. */
export const platforms = (['wordpress', 'prestashop'] as const).filter(isOffered)

/** A module that can be ordered. `text` says in one sentence what it does. */
export type Module = { id: string; platform: Platform; name: Text; text: Text }

/** Every module, in the order of the file. */
export const modules: readonly Module[] = file.modules.flatMap((row) => {
  const platform = platforms.find((id) => id === row.platform)
  return platform ? [{ ...row, platform }] : []
})
