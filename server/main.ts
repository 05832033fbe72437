import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { networkLines } from './local-network.ts'
import { descriptorLimit } from './plugins/connections.ts'
import { noLine } from './relay/line.ts'
import { openPostgresLine } from './relay/postgres-line.ts'
import { type LiveSite, openLiveSite } from './site/live-site.ts'
import { SiteNotBuiltError } from './site/load-site.ts'
import { startContact } from './start-contact.ts'

const result = readConfig(process.env)
const [live, buildFault] = tryOpenSite(
  process.env.DIST_DIR || fileURLToPath(new URL('../dist', import.meta.url)),
)
const faults = [...('faults' in result ? result.faults : []), ...(buildFault ? [buildFault] : [])]
if ('config' in result && live) await start(result.config, live)
else stop(['The site did not start:', ...faults.map((fault) => `- ${fault}`)])

async function start(config: Config, live: LiveSite) {
  const { site } = live
  const { port, host, publicOrigin, trustedProxies, metricsToken } = config
  const {
    contact,
    store,
    figures,
    stop: stopContact,
  } = startContact({
    config,
    site,
    onFault: (fault) => app.log.warn(fault),
  })
  const line = config.databaseUrl ? openPostgresLine(config.databaseUrl) : noLine
  const app = buildApp({
    site,
    publicOrigin,
    trustedProxies,
    contact,
    store,
    figures,
    relay: { line },
    metricsToken,
    descriptors: descriptorLimit(),
    logger: { level: 'warn' },
  })
  // Before anything says that the site is up: whoever reads that may end it at once.
  const isInTerminal = process.stdin.isTTY
  if (!isInTerminal) takeBuildsOnSignal(live, publicOrigin, app.log)
  closeWithGrace(
    { delay: 10_000, logger: app.log, skip: isInTerminal ? [] : ['SIGHUP'] },
    async ({ err }) => {
      if (err) app.log.fatal(err)
      await app.close()
      await line.stop()
      await stopContact()
    },
  )
  try {
    const address = await app.listen({ port, host })
    tellGaps(site.dist)
    process.stdout.write(`The site is on ${address}\n`)
    for (const line of networkLines(host, Number(new URL(address).port))) process.stdout.write(`${line}\n`)
    tellOrigin(site.origin, publicOrigin)
  } catch (error) {
    stop([`The site did not start: ${listenFault(error, { port, host })}`])
  }
}

/**
 * SIGHUP takes the build that now lies in the folder, and leaves the one that is served if that is not whole. To a
 * terminal it says that its window was closed.
 */
function takeBuildsOnSignal(live: LiveSite, publicOrigin: string | undefined, log: FastifyBaseLogger) {
  process.on('SIGHUP', async () => {
    try {
      await live.take()
      process.stdout.write(`The build in ${live.site.dist} is served now.\n`)
      tellGaps(live.site.dist)
      tellOrigin(live.site.origin, publicOrigin)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error(`The new build is refused, and the one before is served on. ${reason}`)
    }
  })
}

/** What the build found missing, in the owner's language, beside the log and not in it. */
function tellGaps(dist: string) {
  const file = `${dist}/gaps.txt`
  if (existsSync(file)) process.stderr.write(readFileSync(file))
}

function tellOrigin(builtFor: string, publicOrigin: string | undefined) {
  if (!publicOrigin || URL.parse(builtFor)?.origin === publicOrigin) return
  console.error(
    `Its pages were built for ${builtFor}, but PUBLIC_ORIGIN is ${publicOrigin}: search engines and feeds would be told the wrong address. Run with the same PUBLIC_ORIGIN: npm run build`,
  )
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
