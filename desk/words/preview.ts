import { readWords } from '#scripts/content/read-words.ts'
import type { LiveSite } from '#server/site/live-site.ts'
import type { PageResource } from '#server/site/site.ts'
import { type Language, languages } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import { markAll, unmark } from './marks.ts'

type Renderer = Pick<typeof import('#app/entry/entry.prerender.tsx'), 'renderPage'>

/** The site's pages, drawn by the last build's own renderer, with the owner's words as they are now. */
export function createPreview(root: string, { site }: LiveSite) {
  /** Marked, with `draft` in place of what is saved. */
  async function draw(page: PageResource, draft: Dictionary = {}) {
    const { renderPage } = await loadRenderer(site.renderer)
    return renderPage({
      ...page,
      edition: page,
      dictionary: markAll({ ...readWords(root, page.lang), ...draft }),
      origin: site.origin,
    })
  }

  /** By fixed language. The server chooses between the others. */
  const pages = (lang: Language) =>
    site.pages.filter((page) => page.addressForm === 'pinned' && page.lang === lang)

  return {
    pages,
    find: (path: string) => languages.flatMap(pages).find((page) => page.path === path),
    draw,
    /** By key, the pages that show it. */
    places: async (lang: Language) => {
      const places = new Map<string, Set<string>>()
      for (const page of pages(lang)) {
        const { head, body } = await draw(page)
        for (const key of unmark(head + body).keys)
          places.set(key, (places.get(key) ?? new Set()).add(page.page))
      }
      return places
    },
  }
}

async function loadRenderer(address: string): Promise<Renderer> {
  return import(address)
}
