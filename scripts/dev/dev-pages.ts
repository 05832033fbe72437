import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { PageId } from '#content/pages.ts'
import { firstAcceptedLanguage, startLanguage } from '#shared/locale.ts'
import { matchPath } from '#shared/match-path.ts'
import { type Dictionary, fingerprint } from '#shared/messages.ts'
import { documentHtml } from '../build/document.ts'
import { writeGenerated } from '../build/generated.ts'
import { listParts } from '../build/list-parts.ts'
import { publicOrigin } from '../build/origin.ts'
import { buildReleases } from '../build/releases.ts'

type Renderer = typeof import('#app/doors/entry.prerender.tsx')

/** `npm run dev`: every page rendered anew at each request, by the code as it stands, and hydrated with hot reload; `/__examples` too. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      await writeGenerated(server.config.root, publicOrigin())
      server.middlewares.use('/assets', (request, response, next) => {
        const file = `${server.config.root}/generated/pictures${new URL(request.url ?? '', 'http://dev').pathname}`
        if (!/\.(avif|webp)$/.test(file) || !existsSync(file)) return next()
        response.setHeader('Content-Type', file.endsWith('avif') ? 'image/avif' : 'image/webp')
        response.end(readFileSync(file))
      })
      return () =>
        server.middlewares.use((request, response, next) => answer(server, request, response, next))
    },
  }
}

/** The address of a page's module: where its source stands, by the rule of `pageModule()`. */
function pageSource(root: string, page: PageId): string {
  const [file = ''] = globSync([`app/pages/${page}/${page}.tsx`, `app/products/**/${page}-page.tsx`], {
    cwd: root,
  })
  return `/${file.replaceAll('\\', '/')}`
}

async function answer(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: Parameters<Connect.NextHandleFunction>[1],
  next: Connect.NextFunction,
) {
  try {
    const url = new URL(request.originalUrl ?? '/', 'http://dev')
    const match = matchPath(url.pathname)
    const chosen = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
    const lang =
      match?.lang ?? startLanguage(firstAcceptedLanguage(request.headers['accept-language']), chosen)
    buildReleases(server.config.root)
    const parts = match ? listParts(server.config.root, match.page, lang) : []
    const found = parts.find(({ part }) => (part || undefined) === match?.part)
    const page = (found && match?.page) ?? 'notfound'
    const addressForm = match?.lang ? 'pinned' : 'neutral'
    const text = readFileSync(`${server.config.root}/assets/i18n/${lang}.json`, 'utf8')
    const dictionary = JSON.parse(text) as Dictionary
    const { renderPage } = (await server.ssrLoadModule('/app/doors/entry.prerender.tsx')) as Renderer
    const { head, body } = await renderPage({
      page,
      ...found,
      edition: { lang, addressForm },
      dictionary,
      origin: '',
    })
    const isExamples = url.pathname === '/__examples'
    const entry = isExamples ? 'entry.examples.tsx' : 'entry.client.tsx'
    const print = `<link rel="stylesheet" media="print" href="/app/styles/print.css">`
    const tags = [print, `<script type="module" src="/app/doors/${entry}"></script>`]
    const html = documentHtml({
      lang,
      page,
      ...found,
      addressForm,
      head,
      tags,
      styles: '',
      body: isExamples ? '' : body,
      last: [],
      dictionary: fingerprint(text),
      module: pageSource(server.config.root, page),
    })
    response.statusCode = found || isExamples ? 200 : 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(await server.transformIndexHtml(url.pathname, html))
  } catch (error) {
    next(error)
  }
}
