import type { Release } from '#content/releases.ts'

/** The day on which the site was begun: it stands where there is no release yet. */
const firstDay = '2026-11-20'

/** What feeds and diary files are dated with, never the day of the build: the same sources make the same files. */
export function lastReleaseDay([newest]: readonly Pick<Release, 'date'>[]): string {
  return newest?.date ?? firstDay
}
