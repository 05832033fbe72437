import { type OfferingIcon, offerings } from '#content/offerings.ts'

/** The icons of the site beside those of the offerings, by their Lucide names. */
const ownIcons = [
  'a-large-small',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'bean',
  'calendar-plus',
  'check',
  'cherry',
  'chevron-down',
  'circle-alert',
  'clipboard-paste',
  'copy',
  'corner-down-right',
  'download',
  'droplet',
  'egg',
  'fish',
  'flower-2',
  'grip-vertical',
  'info',
  'leaf',
  'leafy-green',
  'menu',
  'milk',
  'minus',
  'nut',
  'paperclip',
  'pencil',
  'plus',
  'printer',
  'refresh-cw',
  'rss',
  'search',
  'send',
  'share-2',
  'shrimp',
  'smartphone',
  'snail',
  'snowflake',
  'sprout',
  'thermometer-snowflake',
  'trash-2',
  'triangle-alert',
  'undo-2',
  'vegan',
  'wheat',
  'wine',
  'x',
] as const

export type IconName = (typeof ownIcons)[number] | OfferingIcon

/** Every icon of the site: the build puts exactly these into one file that the pages share. */
export function siteIcons(): readonly IconName[] {
  return [...new Set([...ownIcons, ...offerings.map(({ icon }) => icon)])].sort()
}
