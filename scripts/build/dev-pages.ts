import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { PageId } from '#content/pages.ts'
import { siteDir } from '#content/site-files/site-dir.ts'
import { readWords } from '#scripts/content/read-words.ts'
import { visitorLanguage } from '#server/http/request-headers.ts'
import { languages } from '#shared/locale.ts'
import { fingerprint } from '#shared/messages.ts'
import { matchPath } from '#shared/paths.ts'
import { coverColours } from './brand-tokens.ts'
import { documentHtml } from './document.ts'
import { writeGenerated } from './generated.ts'
import { listParts } from './list-parts.ts'
import { logoFiles } from './logos.ts'
import { publicOrigin } from './origin.ts'

type Renderer = typeof import('#app/entry/entry.prerender.tsx')

export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      const { root } = server.config
      await writeGenerated(root, publicOrigin())
      // The owner's folder may be outside of what Vite watches.
      server.watcher.add(siteDir(root))
      server.middlewares.use('/assets', (request, response, next) => {
        const path = new URL(request.url ?? '', 'http://dev').pathname
        const lang = languages.find((one) => path === `/i18n/${one}.json`)
        if (lang) {
          response.setHeader('Content-Type', 'application/json')
          return response.end(JSON.stringify(readWords(root, lang)))
        }
        const file = pictureFile(root, path)
        if (!file) return next()
        response.setHeader('Content-Type', `image/${file.split('.').at(-1)}`.replace('svg', 'svg+xml'))
        response.end(readFileSync(file))
      })
      return () =>
        server.middlewares.use((request, response, next) => answer(server, request, response, next))
    },
    async hotUpdate({ file, server }) {
      const { root } = server.config
      const own = relative(siteDir(root), file).replaceAll('\\', '/')
      if (this.environment.name !== 'client' || !ownersFiles.test(own)) return
      // These are read when Vite's configuration is loaded.
      if (/settings|images/.test(own)) void server.restart()
      else {
        await writeGenerated(root, publicOrigin())
        server.environments.client.hot.send({ type: 'full-reload' })
      }
      return []
    },
  }
}

const ownersFiles = /^((i18n\/)?\w+\.json|images\/.+)$/

function pictureFile(root: string, path: string): string | undefined {
  const rendered = `${root}/generated/pictures${path}`
  if (/\.(avif|webp)$/.test(path) && existsSync(rendered)) return rendered
  return logoFiles(root).find(({ picture }) => picture.src === `/assets${path}`)?.original
}

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
    const lang = match?.lang ?? visitorLanguage(request.headers)
    const parts = match ? listParts(server.config.root, match.page, lang) : []
    const found = parts.find(({ part }) => part === match?.part)
    const page = (found && match?.page) ?? 'notfound'
    const addressForm = match?.lang ? 'pinned' : 'neutral'
    const dictionary = readWords(server.config.root, lang)
    const { renderPage } = (await server.ssrLoadModule('/app/entry/entry.prerender.tsx')) as Renderer
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
    const tags = [print, `<script type="module" src="/app/entry/${entry}"></script>`]
    const html = documentHtml({
      cover: coverColours(server.config.root),
      lang,
      page,
      ...found,
      addressForm,
      head,
      tags,
      styles: '',
      body: isExamples ? '' : body,
      last: [],
      dictionary: fingerprint(JSON.stringify(dictionary)),
      module: pageSource(server.config.root, page),
    })
    response.statusCode = found || isExamples ? 200 : 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(await server.transformIndexHtml(url.pathname, html))
  } catch (error) {
    next(error)
  }
}
