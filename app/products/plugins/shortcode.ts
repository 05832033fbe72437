import { longestName, tidyName } from '#app/demo-shop/own-name.ts'
import type { MessageKey, Translate } from '#shared/messages.ts'

/** The modules for WordPress that can be tried. */
export const blocks = ['menu', 'stock', 'diary'] as const

export type BlockId = (typeof blocks)[number]

/** `title` is '' for the block's own name. */
export type Settings = { title: string; rows: number }

export type Shortcode = Settings & { block: BlockId }

export const usualRows: Readonly<Record<BlockId, number>> = { menu: 2, stock: 3, diary: 3 }

export const sampleBlock: Shortcode = { block: 'menu', title: '', rows: usualRows.menu }

export const mostRows = 5

export type ShortcodeWords = { tags: Readonly<Record<BlockId, string>>; title: string; rows: string }

/** The words are `plugins.fault.<id>`. */
export const shortcodeFaults = ['form', 'tag', 'setting', 'rows', 'brackets', 'quotes', 'long'] as const

export type ShortcodeFault = (typeof shortcodeFaults)[number]

/** `what` is the faulty part of the text. */
export type Fault = { fault: ShortcodeFault; what: string }

/** Leaves out default settings. */
export function writeShortcode({ block, title, rows }: Shortcode, words: ShortcodeWords): string {
  const quote = title.includes('"') ? "'" : '"'
  const settings = [
    title === '' ? '' : ` ${words.title}=${quote}${title}${quote}`,
    rows === usualRows[block] ? '' : ` ${words.rows}="${rows}"`,
  ]
  return `[${words.tags[block]}${settings.join('')}]`
}

/** Also accepts typographic quotes, which editors put in place of straight ones. */
export function readShortcode(text: string, words: ShortcodeWords): Shortcode | Fault {
  const [, tag = '', rest = ''] = /^\[\s*([^\s[\]=]+)((?:\s[^[\]]*)?)\]$/.exec(text.trim()) ?? []
  if (tag === '') return { fault: 'form', what: text }
  const block = blocks.find((id) => words.tags[id] === tag)
  if (!block) return { fault: 'tag', what: tag }
  let read: Settings = { title: '', rows: usualRows[block] }
  const setting = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"'“”″]+))/y
  const settings = rest.trimEnd().replace(/\s*\/$/, '')
  while (setting.lastIndex < settings.length) {
    const at = setting.lastIndex
    const [, name = '', ...values] = setting.exec(settings) ?? []
    const value = values.find((one) => one !== undefined) ?? ''
    if (name === words.title) {
      const title = readTitle(value)
      if (typeof title !== 'string') return title
      read = { ...read, title }
    } else if (name === words.rows) {
      const rows = readRows(value)
      if (typeof rows !== 'number') return rows
      read = { ...read, rows }
    } else return { fault: 'setting', what: name || settings.slice(at).trim() }
  }
  return { block, ...read }
}

/** Tidied, or why it cannot stand between quotes. */
export function readTitle(text: string): string | Fault {
  if (/[[\]<>]/.test(text)) return { fault: 'brackets', what: text }
  if (text.includes('"') && text.includes("'")) return { fault: 'quotes', what: text }
  return [...text.trim()].length > longestName ? { fault: 'long', what: text } : tidyName(text)
}

export function readRows(text: string): number | Fault {
  const rows = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0
  return rows >= 1 && rows <= mostRows ? rows : { fault: 'rows', what: text.trim() }
}

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
