import { isHashedPath } from '#shared/built-site.ts'
import { loadSite, SiteNotBuiltError } from './load-site.ts'
import type { Resource, Site } from './site.ts'

/** Earlier builds whose hashed files are still served. */
const keptBuilds = 3

export type LiveSite = {
  /** Always the same object, which holds the build taken last. */
  site: Site
  /** Loads the build now in the folder; if incomplete, throws `SiteNotBuiltError` and changes nothing. */
  take: () => void
}

/** After a new build is loaded, pages of earlier ones still get their hashed files. */
export function openLiveSite(dist: string): LiveSite {
  let builds: readonly Site[] = [loadSite(dist)]
  const site = join(builds)
  return {
    site,
    take: () => {
      const next = loadSite(dist)
      if (next.origin !== site.origin) {
        throw new SiteNotBuiltError(
          `It is for ${next.origin}, and this process serves ${site.origin}: start it anew.`,
        )
      }
      builds = [next, ...builds].slice(0, keptBuilds + 1)
      Object.assign(site, join(builds))
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
