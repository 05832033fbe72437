import { cpSync, writeFileSync } from 'node:fs'
import { createServerAccess } from '#desk/access/server-access.ts'
import { openOwnerFolder } from '#desk/files/owner-folder.ts'
import { buildDesk } from '#desk/server/app.ts'
import { writeSmallSite } from '#server/fixtures/small-site.ts'
import { openLiveSite } from '#server/site/live-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'

export const origin = 'https://www.example.it'

/** A desk as on a server, without its pages, on a copy of the fixture site; `now` may be moved. */
export function createServedDesk() {
  const folder = ownFolder()
  cpSync(fixtureSite, `${folder}/site`, { recursive: true })
  writeFileSync(`${folder}/secret.json`, '{"secret": "not for the desk"}')
  writeFileSync(`${folder}/secret.svg`, '<svg>not for the desk</svg>')
  const live = openLiveSite(writeSmallSite(origin))
  const clock = { now: Date.now() }
  return {
    clock,
    own: `${folder}/site/.desk`,
    open: () => {
      const owner = openOwnerFolder(`${folder}/site`, () => [])
      const access = createServerAccess({ origin, own: owner.own, lang: 'it', now: () => clock.now })
      const config = { dataDir: `${folder}/data`, databaseUrl: undefined, smtpUrl: undefined }
      const deps = { root: projectRoot, origin, lang: 'it', access, folder: owner, live, config } as const
      return buildDesk({ ...deps, pages: new Map() })
    },
  }
}
