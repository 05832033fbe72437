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

/**
 * Magazzino's page reads barcodes, where the visitor lets it. Who walks there from home stays in home's document, so that
 * one may ask too; no frame and no other page has the camera.
 */
const allowed: Partial<Record<PageId, (typeof refused)[number]>> = { home: 'camera', warehouse: 'camera' }

/** The devices that a page may ask its visitor for. */
export function permissionsPolicy(page?: PageId): string {
  const own = page && allowed[page]
  return refused.map((feature) => `${feature}=(${feature === own ? 'self' : ''})`).join(', ')
}
