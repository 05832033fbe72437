import { existsSync, readFileSync, watchFile } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { setting } from '#shared/setting.ts'
import { buildApp } from './app.ts'
import { type Config, readEnvironment } from './config.ts'
import { countVisits } from './count-visits.ts'
import { namedOrigin, originFault } from './http/public-origin.ts'
import { isReleased, ownBuild } from './own-build.ts'
import { type LiveSite, openLiveSite } from './site/live-site.ts'
import { SiteNotBuiltError } from './site/load-site.ts'
import { startContact } from './start-contact.ts'

const result = readEnvironment()
// `--check` tests a release before it goes into service, so it ignores `DIST_DIR`.
const isCheck = process.argv.includes('--check')
const [live, buildFault] = tryOpenSite((!isCheck && process.env.DIST_DIR) || ownBuild)
const otherOrigin = 'config' in result && live && originFault(live.site.origin, result.config.publicOrigin)
const faults = [...('faults' in result ? result.faults : []), buildFault, otherOrigin].filter(Boolean)
if ('config' in result && live && !otherOrigin) await (isCheck ? check(live) : start(result.config, live))
else stop(['The site did not start:', ...faults.map((fault) => `- ${fault}`)])

async function check({ site }: LiveSite) {
  if (!namedOrigin(site.origin)) {
    stop([
      `The build in ${site.dist} is for ${site.origin}, this machine alone. Write the address that visitors use as "site.origin" in site/settings.json, such as https://www.example.it, and build again.`,
    ])
  }
  try {
    await import(site.renderer)
    process.stdout.write(`The build in ${site.dist} can be served.\n`)
  } catch (error) {
    stop([
      `The build in ${site.dist} cannot draw its pages: ${error instanceof Error ? error.message : error}`,
    ])
  }
}

async function start(config: Config, live: LiveSite) {
  const { site } = live
  const { port, host } = config
  const onFault = (fault: string) => app.log.warn(fault)
  const { stop: stopContact, ...parts } = startContact({ config, site, onFault })
  const publicOrigin = namedOrigin(site.origin)
  const app = buildApp({ ...config, ...parts, site, publicOrigin, logger: { level: 'warn' } })
  const isCounting = setting('visits.count') === '1'
  const saveVisits = isCounting && countVisits(app.server, site, { store: parts.contact.store, onFault })
  // Before the "ready" message: whoever reads it may stop the process at once.
  const isInTerminal = process.stdin.isTTY
  const takeBuild = () => take(live, app.log)
  if (!isInTerminal) process.on('SIGHUP', takeBuild)
  // `npm start` beside the desk, which announces here that it published. Releases get a signal.
  if (!isReleased) {
    watchFile(`${ownBuild}/../.cache/published`, { interval: 1000, persistent: false }, (now, before) => {
      // Called once at first too, where the file is missing.
      if (now.mtimeMs > before.mtimeMs) takeBuild()
    })
  }
  // In a terminal SIGHUP means that its window was closed.
  closeWithGrace(
    { delay: 10_000, logger: app.log, skip: isInTerminal ? [] : ['SIGHUP'] },
    async ({ err }) => {
      if (err) app.log.fatal(err)
      await app.close()
      if (saveVisits) await saveVisits()
      await stopContact()
    },
  )
  try {
    const address = await app.listen({ port, host })
    tellGaps(site.dist)
    process.stdout.write(`The site is on ${address}\n`)
    if (process.env.NODE_ENV === 'production' && process.env.PORT && !process.env.HOST)
      process.stdout.write(
        'It answers this machine alone. A platform that passes visitors on to PORT wants HOST=0.0.0.0.\n',
      )
  } catch (error) {
    stop([`The site did not start: ${listenFault(error, { port, host })}`])
  }
}

function take(live: LiveSite, log: FastifyBaseLogger) {
  try {
    live.take()
    process.stdout.write(`The build in ${live.site.dist} is served now.\n`)
    tellGaps(live.site.dist)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`The new build is refused, and the one before is served on. ${reason}`)
  }
}

/** To stderr, not to the log, since it is in the owner's language. */
function tellGaps(dist: string) {
  const file = `${dist}/gaps.txt`
  if (existsSync(file)) process.stderr.write(readFileSync(file))
}

function tryOpenSite(dist: string): [LiveSite, undefined] | [undefined, string] {
  try {
    return [openLiveSite(dist), undefined]
  } catch (error) {
    if (error instanceof SiteNotBuiltError) return [undefined, error.message]
    throw error
  }
}

function listenFault(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `port ${port} of ${host} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `this user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST '${host}' is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for every network.`
  }
  return error instanceof Error ? error.message : String(error)
}

function stop(lines: readonly string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}
