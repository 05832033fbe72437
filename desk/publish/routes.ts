import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LiveSite } from '#server/site/live-site.ts'
import type { Site } from '#server/site/site.ts'
import type { DeskSay } from '../dictionaries.ts'
import { bodyOf, textOf } from '../server/body-schema.ts'
import { framePolicy } from '../server/frame-policy.ts'
import { problem } from '../server/problem.ts'
import { changedPages } from './changed-pages.ts'
import { differences } from './differences.ts'
import type { Publisher } from './publisher.ts'

type Deps = { live: LiveSite; publisher: Publisher; say: DeskSay }

const text = textOf(500)

export function publishRoutes(app: FastifyInstance, { live, publisher, say }: Deps) {
  const { versions } = publisher
  const refuseIfBusy = async () => {
    if (publisher.isBusy()) throw problem(409, say('publish.busy'))
  }

  app.get('/desk/api/publish/job', () => publisher.job())

  app.get('/desk/api/publish', () => {
    const [last] = versions.list()
    return {
      differences: differences(last ? versions.read(last.id) : new Map(), versions.readPresent()),
      versions: versions.list(),
      pages: changedPages(live.site, publisher.next()),
    }
  })

  app.post('/desk/api/publish/build', { preHandler: refuseIfBusy }, () => {
    void publisher.build()
    return publisher.job()
  })

  app.post<{ Body: { sentence: string; target: string } }>(
    '/desk/api/publish',
    { preHandler: refuseIfBusy, schema: bodyOf({ sentence: text, target: text }) },
    ({ body: { sentence, target } }) => {
      // ssh would take a leading hyphen as an option.
      if (target && !/^\w[\w.-]*@[\w.:-]+$/.test(target)) throw problem(422, say('publish.target'))
      void publisher.publish(sentence.trim() || say('publish.unsaid'), target)
      return publisher.job()
    },
  )

  app.post<{ Body: { id: string } }>(
    '/desk/api/publish/back',
    { preHandler: refuseIfBusy, schema: bodyOf({ id: text }) },
    ({ body: { id } }) => {
      if (!versions.goBack(id, say('publish.beforeBack'))) throw problem(404)
      return { versions: versions.list() }
    },
  )

  frameRoutes(app, { before: () => live.site, after: publisher.next })
}

type Sides = { before: () => Site; after: () => Site }

/** Pages before and after publication. Files of the unpublished build are served only here. */
function frameRoutes(app: FastifyInstance, sides: Sides) {
  for (const [side, site] of Object.entries(sides)) {
    app.get<{ Params: { '*': string } }>(`/desk/publish/${side}/*`, ({ params: { '*': path } }, reply) => {
      const page = site().pages.find((one) => one.path === `/${path}`)
      if (page) return sendFrame(reply, page.plain.bytes.toString('utf8'), page.contentSecurityPolicy)
      const file = path.startsWith('assets/') ? site().files.get(`/${path}`) : undefined
      if (!file) throw problem(404)
      return reply.type(file.type).send(file.plain.bytes)
    })
  }
}

function sendFrame(reply: FastifyReply, html: string, policy: string) {
  const side = reply.request.url.split('/', 4).join('/')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', framePolicy(policy))
    .send(html.replaceAll('"/assets/', `"${side}/assets/`).replaceAll(', /assets/', `, ${side}/assets/`))
}
