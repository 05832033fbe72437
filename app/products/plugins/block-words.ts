import type { MessageKey, Translate } from '#shared/messages.ts'
import type { BlockId, ShortcodeWords } from './shortcode.ts'

export const blockNames = {
  menu: 'plugins.block',
  stock: 'plugins.block.stock',
  diary: 'plugins.block.diary',
} as const satisfies Record<BlockId, MessageKey>

/** Names within the shortcode, in the page's language. */
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
