import file from '#site/releases.ts'
import { inOrder } from './in-order.ts'
import type { Text } from './languages.ts'
import { type OfferingId, offerings } from './offerings.ts'

/** `date` is YYYY-MM-DD; `home` stands for the site itself. */
export type Release = { id: string; date: string; offering: OfferingId; title: Text; text: Text }

type ReleaseFile = { releases: readonly (Omit<Release, 'offering'> & { offering: string })[] }

/** Newest first; within a day in the file's order. */
export function orderedReleases(file: ReleaseFile): readonly Release[] {
  return file.releases
    .flatMap((row) => {
      const offering = offerings.find(({ id }) => id === row.offering)?.id
      return offering ? [{ ...row, offering }] : []
    })
    .sort((one, other) => inOrder(other.date, one.date))
}

export const releases: readonly Release[] = orderedReleases(file)
