import { tidyName } from '#app/demo-shop/own-name.ts'
import type { MessageKey, Translate } from '#shared/messages.ts'

/** The modules for WordPress that can be tried. */
export const blocks = ['menu', 'stock', 'diary'] as const

export type BlockId = (typeof blocks)[number]

/** `title` is '' for the block's own name. */
export type Shortcode = { block: BlockId; title: string; rows: number }

export const usualRows: Readonly<Record<BlockId, number>> = { menu: 2, stock: 3, diary: 3 }

export const sampleBlock: Shortcode = { block: 'menu', title: '', rows: usualRows.menu }

export const mostRows = 5

/** The words are `plugins.fault.<id>`. */
export type Fault = { fault: 'rows' | 'brackets' | 'quotes' }

const shortcodes = {
  menu: 'plugins.shortcode',
  stock: 'plugins.shortcode.stock',
  diary: 'plugins.shortcode.diary',
} as const satisfies Record<BlockId, MessageKey>

/** In the page's language, without default settings. */
export function writeShortcode({ block, title, rows }: Shortcode, t: Translate): string {
  const quote = title.includes('"') ? "'" : '"'
  const settings = [
    title === '' ? '' : ` ${t('plugins.setting.title')}=${quote}${title}${quote}`,
    rows === usualRows[block] ? '' : ` ${t('plugins.setting.rows')}="${rows}"`,
  ]
  return `${t(shortcodes[block]).slice(0, -1)}${settings.join('')}]`
}

/** Tidied, or why it cannot stand between quotes. */
export function readTitle(text: string): string | Fault {
  if (/[[\]<>]/.test(text)) return { fault: 'brackets' }
  return text.includes('"') && text.includes("'") ? { fault: 'quotes' } : tidyName(text)
}

export function readRows(text: string): number | Fault {
  const rows = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0
  return rows >= 1 && rows <= mostRows ? rows : { fault: 'rows' }
}

export const blockNames = {
  menu: 'plugins.block',
  stock: 'plugins.block.stock',
  diary: 'plugins.block.diary',
} as const satisfies Record<BlockId, MessageKey>
