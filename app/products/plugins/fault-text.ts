import type { Translate } from '#shared/messages.ts'
import { shortcodeWords } from './block-words.ts'
import { type Fault, mostRows } from './shortcode.ts'

export function faultText({ fault, what }: Fault, t: Translate): string {
  const { tags, title, rows } = shortcodeWords(t)
  return t(`plugins.fault.${fault}`, {
    what,
    title,
    rows,
    most: mostRows,
    example: `[${tags.menu} ${rows}="${mostRows}"]`,
    tags: Object.values(tags).join(', '),
  })
}
