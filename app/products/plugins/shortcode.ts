import type { MessageKey, Translate } from '#shared/messages.ts'

/** The modules for WordPress that can be tried. */
export const blocks = ['menu', 'stock', 'diary'] as const

export type BlockId = (typeof blocks)[number]

/** `title` is '' for the block's own name. */
export type Shortcode = { block: BlockId; title: string; rows: number }

export const usualRows: Readonly<Record<BlockId, number>> = { menu: 2, stock: 3, diary: 3 }

export const sampleBlock: Shortcode = { block: 'menu', title: '', rows: usualRows.menu }

export const rowCounts = [1, 2, 3, 4, 5] as const

const shortcodes = {
  menu: 'plugins.shortcode',
  stock: 'plugins.shortcode.stock',
  diary: 'plugins.shortcode.diary',
} as const satisfies Record<BlockId, MessageKey>

/** In the page's language, without default settings. */
export function writeShortcode({ block, title, rows }: Shortcode, t: Translate): string {
  const settings = [
    title.trim() === '' ? '' : ` ${t('plugins.setting.title')}="${title.trim()}"`,
    rows === usualRows[block] ? '' : ` ${t('plugins.setting.rows')}="${rows}"`,
  ]
  return `${t(shortcodes[block]).slice(0, -1)}${settings.join('')}]`
}

/** Without what would end a shortcode or its quotes. */
export function plainTitle(text: string): string {
  return text.replace(/[[\]<>"]/g, '')
}

export const blockNames = {
  menu: 'plugins.block',
  stock: 'plugins.block.stock',
  diary: 'plugins.block.diary',
} as const satisfies Record<BlockId, MessageKey>
