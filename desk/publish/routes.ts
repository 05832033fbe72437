import type { FastifyInstance } from 'fastify'
import type { LiveSite } from '#server/site/live-site.ts'
import { htmlOf } from '#server/site/send.ts'
import type { PageResource, Site } from '#server/site/site.ts'
import type { DeskSay } from '../dictionaries.ts'
import { differences } from '../files/differences.ts'
import { bodyOf, textOf } from '../server/body-schema.ts'
import { problem } from '../server/problem.ts'
import { sendFrame } from '../server/send-frame.ts'
import type { Publisher } from './publisher.ts'

type Deps = { live: LiveSite; publisher: Publisher; say: DeskSay }

const text = textOf(500)

export function publishRoutes(app: FastifyInstance, { live, publisher, say }: Deps) {
  const { versions } = publisher
  const refuseIfBusy = async () => {
    if (publisher.isBusy()) throw problem(409, say('publish.busy'))
  }

  app.get('/desk/api/publish', () => {
    const [online] = versions.list()
    const present = versions.readPresent()
    const isPreviewOld = differences(versions.readCopy(), present).length > 0
    return {
      job: publisher.job(),
      differences: differences(online ? versions.read(online.id) : new Map(), present),
      versions: versions.list(),
      pages: isPreviewOld ? undefined : changedPages(live.site, publisher.next()),
    }
  })

  app.post('/desk/api/publish/build', { preHandler: refuseIfBusy }, () => {
    void publisher.build()
    return {}
  })

  app.post<{ Body: { sentence: string; target: string } }>(
    '/desk/api/publish',
    { preHandler: refuseIfBusy, schema: bodyOf({ sentence: text, target: text }) },
    ({ body: { sentence, target } }) => {
      // ssh would take a leading hyphen as an option.
      if (target && !/^\w[\w.-]*@[\w.:-]+$/.test(target)) throw problem(422, say('publish.target'))
      void publisher.publish(sentence.trim() || say('publish.unsaid'), target)
      return {}
    },
  )

  app.post<{ Body: { id: string } }>(
    '/desk/api/publish/back',
    { preHandler: refuseIfBusy, schema: bodyOf({ id: text }) },
    ({ body: { id } }) => versions.goBack(id) ?? {},
  )

  frameRoutes(app, { before: () => live.site, after: publisher.next })
}

type Sides = { before: () => Site; after: () => Site }

/** Pages before and after publication. Files of the unpublished build are served only here. */
function frameRoutes(app: FastifyInstance, sides: Sides) {
  for (const [side, site] of Object.entries(sides)) {
    app.get<{ Params: { '*': string } }>(`/desk/publish/${side}/*`, ({ params: { '*': path } }, reply) => {
      const page = site().pages.find((one) => one.path === `/${path}`)
      const own = `/desk/publish/${side}/assets/`
      const html =
        page && htmlOf(page).replaceAll('"/assets/', `"${own}`).replaceAll(', /assets/', `, ${own}`)
      if (page) return sendFrame(reply, page, html)
      const file = path.startsWith('assets/') ? site().files.get(`/${path}`) : undefined
      if (!file) throw problem(404)
      return reply.type(file.type).send(file.plain.bytes)
    })
  }
}

export type ChangedPage = { path: string; name: string }

/** Pages that visitors will see changed, new or gone; each in its own language. */
function changedPages(before: Site, after: Site): ChangedPage[] {
  const [former, coming] = [pagesOf(before), pagesOf(after)]
  return [...new Map([...former, ...coming])]
    .filter(([path]) => former.get(path)?.sum !== coming.get(path)?.sum)
    .map(([path, { title }]) => ({ path, name: shortTitle(title) }))
}

function pagesOf({ pages }: Site): Map<string, PageResource> {
  const pinned = pages.filter(({ addressForm, page }) => addressForm === 'pinned' && page !== 'notfound')
  return new Map(pinned.map((page) => [page.path, page]))
}

/** What a title says before its colon or bar. */
export function shortTitle(title: string): string {
  return title.split(/: | \| /)[0] ?? title
}
