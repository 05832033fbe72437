import { isHashedPath } from '#shared/built-site.ts'
import { loadSite, loadSiteBeside, SiteNotBuiltError } from './load-site.ts'
import type { Resource, Site } from './site.ts'

/** Earlier builds whose hashed files are still served. */
const keptBuilds = 3

export type LiveSite = {
  site: Site
  /** Loads the build now in the folder; if incomplete, throws `SiteNotBuiltError` and changes nothing. */
  take: () => Promise<void>
}

/** After a new build is loaded, pages of earlier ones still get their hashed files. */
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
      // Serialized, so that the last call wins.
      taking = taking.catch(() => undefined).then(take)
      return taking
    },
  }
}

function join([present, ...earlier]: readonly Site[]): Site {
  if (!present) throw new Error('There is no build.')
  const files = new Map<string, Resource>(present.files)
  for (const [path, file] of earlier.flatMap((build) => [...build.files])) {
    if (isHashedPath(path) && !files.has(path)) files.set(path, file)
  }
  return { ...present, files }
}
