import { type OfferingIcon, offerings } from '#content/offerings.ts'

/** Lucide names, besides those of the offerings. */
const ownIcons = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'bean',
  'calendar-plus',
  'check',
  'cherry',
  'chevron-down',
  'circle-alert',
  'copy',
  'corner-down-right',
  'download',
  'droplet',
  'egg',
  'fish',
  'flower-2',
  'info',
  'leaf',
  'leafy-green',
  'menu',
  'milk',
  'minus',
  'nut',
  'plus',
  'printer',
  'refresh-cw',
  'rss',
  'send',
  'share-2',
  'shrimp',
  'smartphone',
  'snail',
  'snowflake',
  'sprout',
  'thermometer-snowflake',
  'trash-2',
  'undo-2',
  'vegan',
  'wheat',
  'wine',
  'x',
] as const

export type IconName = (typeof ownIcons)[number] | OfferingIcon

/** The build puts exactly these into the sprite. */
export function siteIcons(): readonly IconName[] {
  return [...new Set([...ownIcons, ...offerings.map(({ icon }) => icon)])].sort()
}
