// `npm run desk`: the owner's desk. At home on 127.0.0.1, opened by a token in its first address; with DESK_ORIGIN behind
// nginx, opened by passkeys. `npm run desk -- invite` makes the address that registers one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { siteDir } from '#content/site-files/site-dir.ts'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { readEnvironment } from '#server/config.ts'
import { openLiveSite } from '#server/site/live-site.ts'
import { createHomeAccess } from './access/home-access.ts'
import { invitationAddress, openInvitations } from './access/invitations.ts'
import { createServerAccess } from './access/server-access.ts'
import { say } from './dictionaries.ts'
import { createCheck } from './files/file-faults.ts'
import { openOwnerFolder } from './files/owner-folder.ts'
import { buildDesk } from './server/app.ts'
import { buildPages } from './ui/build-pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const lang = ownerLanguage(root)
const t = say[lang]
const result = readEnvironment(lang)
if ('faults' in result) {
  console.error(result.faults.join('\n'))
  process.exit(1)
}
const { deskOrigin, deskPort: port } = result.config
const folder = openOwnerFolder(siteDir(root), createCheck(root, siteDir(root), lang))
if (process.argv.includes('invite')) invite()
// What visitors see: on a server the release in service, not the desk's own preview.
const dist = process.env.DIST_DIR || `${root}/dist`
// An existing build is kept: later changes are built when they are published.
if (!existsSync(`${dist}/stamp`)) {
  process.stdout.write(`${t('start.build')}\n`)
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
const live = openLiveSite(dist)
const origin = deskOrigin ?? `http://127.0.0.1:${port}`
const home = createHomeAccess()
const access = deskOrigin ? createServerAccess({ origin: deskOrigin, own: folder.own, lang }) : home
const app = await buildDesk({
  root,
  origin,
  lang,
  access,
  folder,
  live,
  config: result.config,
  pages: await buildPages(root),
})
closeWithGrace({ delay: 2000 }, () => app.close())
await app.listen({ port, host: '127.0.0.1' }).catch((error: Error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? t('start.taken', { port: `${port}`, other: `${port + 1}` }) : error.message)
  process.exit(1)
})
process.stdout.write(
  deskOrigin
    ? `${t('start.server', { address: `${origin}/desk/` })}\n`
    : `${t('start.ready')}\n\n  ${origin}/desk/?token=${home.token}\n\n${t('start.stop')}\n`,
)

function invite(): never {
  if (deskOrigin) {
    const address = invitationAddress(deskOrigin, openInvitations(folder.own).create())
    process.stdout.write(`${t('start.invite')}\n\n  ${address}\n`)
  } else console.error(t('start.inviteHome'))
  process.exit(deskOrigin ? 0 : 1)
}
