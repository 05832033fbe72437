import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { offeringTable } from '#content/offerings.ts'
import { readWords } from '#scripts/content/read-words.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { contentSecurityPolicy, securityHeaders } from '#server/plugins/security-headers.ts'
import type { LiveSite } from '#server/site/live-site.ts'
import type { Access } from '../access/access.ts'
import { say } from '../dictionaries.ts'
import type { OwnerFolder } from '../files/owner-folder.ts'
import { healthRoutes } from '../health/routes.ts'
import { createPublisher } from '../publish/publisher.ts'
import { publishRoutes } from '../publish/routes.ts'
import type { RequestsDeps } from '../requests/routes.ts'
import { pictureRoutes } from '../rows/pictures.ts'
import type { DeskPages } from '../ui/build-pages.ts'
import { wordsRoutes } from '../words/routes.ts'
import { changeRoutes } from './changes.ts'
import { addGuard } from './guard.ts'
import { pageRoutes } from './pages.ts'
import { addProblems, problem } from './problem.ts'

export type DeskDeps = {
  /** The project: its schemas and the build. */
  root: string
  /** The desk's own origin, without trailing slash. */
  origin: string
  lang: OwnerLanguage
  access: Access
  folder: OwnerFolder
  /** The site's last build, as visitors see it. */
  live: LiveSite
  config: RequestsDeps['config']
  /** The desk's own pages, built. */
  pages: DeskPages
}

export async function buildDesk(deps: DeskDeps) {
  const { root, origin, lang, access, folder, live, pages } = deps
  const brand = () => folder.setting('brand.name')
  // Values are compared with what a file says, so types are not coerced.
  const app = fastify({
    bodyLimit: 1_000_000,
    // Streams of open desks never end by themselves.
    forceCloseConnections: true,
    // On a server nginx sets the visitor's address; at home there is no proxy.
    trustProxy: access.isHome ? false : '127.0.0.1',
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  })
  // The site's own pages are shown in a frame.
  const policy = `${contentSecurityPolicy()}; frame-src 'self'`
  app.addHook('onSend', async (_, reply) => {
    const own = reply.getHeader('content-security-policy')
    reply.headers(securityHeaders(origin.startsWith('https:'), typeof own === 'string' ? own : policy))
  })
  addProblems(app, say[lang])
  await app.register(cookie)
  addGuard(app, { origin, access })
  await access.addRoutes?.(app, brand)
  pageRoutes(app, pages)
  app.get('/desk/api/state', () => ({ lang, isHome: access.isHome, brand: brand() }))
  publishRoutes(app, {
    live,
    publisher: createPublisher({ root, folder, live, say: say[lang], isHome: access.isHome }),
    say: say[lang],
  })
  changeRoutes(app, { folder, access, say: say[lang] })
  wordsRoutes(app, { root, live, folder, say: say[lang] })
  app.get('/desk/api/products', () => {
    const words = readWords(root, lang)
    return Object.fromEntries(offeringTable.map(({ id }) => [id, words[`offering.${id}.name`] ?? id]))
  })
  pictureRoutes(app, folder.folder, say[lang])
  await addRequests(app, deps)
  healthRoutes(app, { root, folder, say: say[lang] })
  return app
}

/** Loaded late: the store's modules read the owner's files, which may just be broken, and the desk is there to mend them. */
export async function addRequests(app: FastifyInstance, deps: RequestsDeps) {
  try {
    const { requestRoutes } = await import('../requests/routes.ts')
    await app.register(requestRoutes, deps)
  } catch (error) {
    console.error(error)
    app.get('/desk/api/requests', () => {
      throw problem(503, say[deps.lang]('requests.broken'))
    })
  }
}
