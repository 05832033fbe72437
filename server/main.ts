import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startContact } from './contact.ts'
import { loadSite, SiteNotBuiltError } from './site/load-site.ts'
import type { Site } from './site/site.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

const result = readConfig(process.env)
const [site, buildFault] = tryLoadSite()
const faults = [...('faults' in result ? result.faults : []), ...(buildFault ? [buildFault] : [])]
if ('config' in result && site) await start(result.config, site)
else stop(['The site did not start:', ...faults.map((fault) => `- ${fault}`)])

async function start(config: Config, built: Site) {
  const { port, host, publicOrigin, trustedProxies } = config
  const {
    contact,
    store,
    stop: stopContact,
  } = startContact({
    ...{ config, site: built, dist },
    onFault: (fault) => app.log.warn(fault),
  })
  const app = buildApp({
    ...{ site: built, publicOrigin, trustedProxies, contact, store },
    logger: { level: 'warn' },
  })
  try {
    const address = await app.listen({ port, host })
    process.stdout.write(`The site is on ${address}\n`)
    if (publicOrigin && URL.parse(built.origin)?.origin !== publicOrigin) {
      console.error(
        `Its pages were built for ${built.origin}, but PUBLIC_ORIGIN is ${publicOrigin}: search engines and feeds would be told the wrong address. Run with the same PUBLIC_ORIGIN: npm run build`,
      )
    }
  } catch (error) {
    stop([`The site did not start: ${listenFault(error, { port, host })}`])
  }
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal(err)
    await app.close()
    await stopContact()
  })
}

function tryLoadSite(): [Site, undefined] | [undefined, string] {
  try {
    return [loadSite(dist), undefined]
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
