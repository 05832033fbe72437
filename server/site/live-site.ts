import { isHashedPath } from '#shared/built-site.ts'
import { loadSite, SiteNotBuiltError } from './load-site.ts'
import type { Site } from './site.ts'

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
  let present = loadSite(dist)
  let earlier: readonly Site[] = []
  const site = { ...present }
  return {
    site,
    take: () => {
      const next = loadSite(dist)
      if (next.origin !== site.origin) {
        throw new SiteNotBuiltError(
          `It is for ${next.origin}, and this process serves ${site.origin}: start it anew.`,
        )
      }
      earlier = [present, ...earlier].slice(0, keptBuilds)
      present = next
      Object.assign(site, join(present, earlier))
    },
  }
}

function join(present: Site, earlier: readonly Site[]): Site {
  const kept = earlier.flatMap(({ files }) => [...files]).filter(([path]) => isHashedPath(path))
  return { ...present, files: new Map([...kept, ...present.files]) }
}
