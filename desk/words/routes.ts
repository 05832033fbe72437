import type { FastifyInstance } from 'fastify'
import notesFile from '#content/notes.json' with { type: 'json' }
import { readWords } from '#scripts/content/read-words.ts'
import { isOfFamily } from '#scripts/content/word-families.ts'
import type { LiveSite } from '#server/site/live-site.ts'
import { sendResource } from '#server/site/send.ts'
import type { PageResource } from '#server/site/site.ts'
import { eachLanguage, type Language, languages } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import type { DeskSay } from '../dictionaries.ts'
import type { OwnerFolder } from '../files/owner-folder.ts'
import { shortTitle } from '../publish/routes.ts'
import { bodyOf, textOf } from '../server/body-schema.ts'
import { readJson } from '../server/changes.ts'
import { problem } from '../server/problem.ts'
import { sendFrame } from '../server/send-frame.ts'
import { markAll, unmark } from './marks.ts'

/** A text of the site. `own`: in these languages the owner's file has it; otherwise it is the program's. */
export type WordRow = {
  key: string
  texts: Readonly<Record<Language, string>>
  own: readonly Language[]
  notes: readonly string[]
  pages: readonly string[]
}

export type WordsAnswer = {
  rows: readonly WordRow[]
  pages: readonly { page: string; path: string; lang: Language; name: string }[]
}

type WordsDeps = { root: string; live: LiveSite; folder: OwnerFolder; say: DeskSay }

/** The pages with the words as the owner's files have them now, and each text with what an editor needs. */
export function wordsRoutes(app: FastifyInstance, { root, live, folder, say }: WordsDeps) {
  const preview = createPreview(root, live)
  let places: Awaited<ReturnType<typeof preview.places>> | undefined
  const find = (path: string) => {
    const page = preview.find(path)
    if (!page) throw problem(404)
    return page
  }

  app.get<{ Params: { '*': string } }>('/desk/page/*', ({ params: { '*': path } }, reply) =>
    sendFrame(reply, find(`/${path}`)),
  )

  app.post<{ Body: { path: string; draft: Dictionary } }>(
    '/desk/api/page',
    { schema: bodyOf({ path: textOf(500), draft: texts }) },
    ({ body: { path, draft } }) => preview.draw(find(path), draft),
  )

  app.get('/desk/api/words', async (): Promise<WordsAnswer> => {
    const own = eachLanguage((lang): Dictionary => readJson(folder, `i18n/${lang}.json`, say))
    const words = eachLanguage((lang) => readWords(root, lang))
    // Which words a page shows, the program decides.
    places ??= await preview.places('it')
    const found = places
    return {
      rows: Object.keys({ ...words.it, ...words.en }).map((key) => ({
        key,
        texts: eachLanguage((lang) => words[lang][key] ?? ''),
        own: languages.filter((lang) => own[lang][key] !== undefined),
        notes: notesOf(key),
        pages: [...(found.get(key) ?? [])],
      })),
      pages: languages.flatMap((lang) =>
        preview
          .pages(lang)
          .filter(({ part }) => part === undefined)
          .map(({ page, path }) => ({
            page,
            path,
            lang,
            name: page === 'home' ? say('words.home') : shortTitle(words[lang][`meta.${page}.title`] ?? page),
          })),
      ),
    }
  })

  // At home no nginx stands before the desk to serve the site's styles, fonts and pictures.
  app.get('/*', { config: { open: true } }, (request, reply) => {
    const file = live.site.files.get(request.url.split('?')[0] ?? '')
    if (!file) throw problem(404)
    return sendResource(request, reply, file)
  })
}

const texts = { type: 'object', additionalProperties: { type: 'string' } }

const families = [
  ...Object.entries(notesFile.computed).map(([family, { note }]) => ({ family, note })),
  ...Object.entries(notesFile.notes).map(([family, note]) => ({ family, note })),
]

function notesOf(key: string): string[] {
  return families.filter(({ family }) => isOfFamily(family, key)).map(({ note }) => note)
}

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
