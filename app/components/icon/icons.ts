import type { OfferingIcon } from '#content/offerings.ts'

/** The icons of the site, by their Lucide names: the build puts exactly these into one file that the pages share. */
export const icons = [
  'arrow-down',
  'arrow-right',
  'bike',
  'blocks',
  'boxes',
  'calendar-check',
  'calendar-days',
  'calendar-plus',
  'check',
  'chevron-down',
  'circle-alert',
  'copy',
  'corner-down-right',
  'download',
  'house',
  'info',
  'menu',
  'minus',
  'notepad-text',
  'paperclip',
  'plus',
  'printer',
  'qr-code',
  'refresh-cw',
  'rss',
  'scale',
  'search',
  'send',
  'shopping-bag',
  'store',
  'triangle-alert',
  'x',
] as const

export type IconName = (typeof icons)[number]

/** Compiles only while every offering's icon is among them. @public */
export const offeringIcons: OfferingIcon extends IconName ? true : Exclude<OfferingIcon, IconName> = true
