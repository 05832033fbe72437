import type { PageId } from '#content/pages.ts'

const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

/** Home reads barcodes for Magazzino, where the visitor lets it; no frame and no other page has the camera. */
const allowed: Partial<Record<PageId, (typeof refused)[number]>> = { home: 'camera' }

/** The devices that a page may ask its visitor for. */
export function permissionsPolicy(page?: PageId): string {
  const own = page && allowed[page]
  return refused.map((feature) => `${feature}=(${feature === own ? 'self' : ''})`).join(', ')
}
