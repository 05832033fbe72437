import type { MessageKey, Translate } from '#shared/messages.ts'
import type { BlockId, ShortcodeWords } from './shortcode.ts'

/** What the blocks are called. */
export const blockNames = {
  menu: 'plugins.block',
  stock: 'plugins.block.stock',
  diary: 'plugins.block.diary',
} as const satisfies Record<BlockId, MessageKey>

/** The words within the brackets, as the page's language has them. */
export function shortcodeWords(t: Translate): ShortcodeWords {
  const tag = (shortcode: string) => shortcode.slice(1, -1)
  return {
    tags: {
      menu: tag(t('plugins.shortcode')),
      stock: tag(t('plugins.shortcode.stock')),
      diary: tag(t('plugins.shortcode.diary')),
    },
    title: t('plugins.setting.title'),
    rows: t('plugins.setting.rows'),
  }
}
