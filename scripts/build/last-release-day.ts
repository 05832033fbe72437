import type { Release } from '#content/releases.ts'

const firstDay = '2026-11-20'

/** Date of feeds and calendar files, instead of the build's: builds must be reproducible. */
export function lastReleaseDay([newest]: readonly Pick<Release, 'date'>[]): string {
  return newest?.date ?? firstDay
}
