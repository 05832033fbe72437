import { isHashedPath } from '#shared/built-site.ts'
import { loadSite, loadSiteBeside, SiteNotBuiltError } from './load-site.ts'
import type { Resource, Site } from './site.ts'

/** How many builds before the present one leave their fingerprinted files with the server. */
const keptBuilds = 3

export type LiveSite = {
  /** What is served now; all its parts change at once. */
  site: Site
  /** Takes the build that now lies in the folder. Throws `SiteNotBuiltError` and changes nothing if it is not whole. */
  take: () => Promise<void>
}

/**
 * The site in a folder, which may be a link to it. When another build is taken, visitors who have a page of an earlier
 * one still get its scripts, styles and pictures: their names carry a hash, so they never stand in each other's way.
 */
export function openLiveSite(dist: string): LiveSite {
  let builds: readonly Site[] = [loadSite(dist)]
  let served = join(builds)
  let taking: Promise<void> = Promise.resolve()

  async function take() {
    const next = await loadSiteBeside(dist)
    if (next.origin !== served.origin) {
      throw new SiteNotBuiltError(
        `It is for ${next.origin}, and this process serves ${served.origin}: start it anew.`,
      )
    }
    builds = [next, ...builds].slice(0, keptBuilds + 1)
    served = join(builds)
  }

  return {
    site: {
      get dist() {
        return served.dist
      },
      get id() {
        return served.id
      },
      get renderer() {
        return served.renderer
      },
      get origin() {
        return served.origin
      },
      get files() {
        return served.files
      },
      get pages() {
        return served.pages
      },
      get dictionaries() {
        return served.dictionaries
      },
    },
    take: () => {
      // One after the other: the last one asked for is the one that is served.
      taking = taking.catch(() => undefined).then(take)
      return taking
    },
  }
}

/** The first of the builds, with what only those after it have of fingerprinted files. */
function join([present, ...earlier]: readonly Site[]): Site {
  if (!present) throw new Error('There is no build.')
  const files = new Map<string, Resource>(present.files)
  for (const [path, file] of earlier.flatMap((build) => [...build.files])) {
    if (isHashedPath(path) && !files.has(path)) files.set(path, file)
  }
  return { ...present, files }
}
