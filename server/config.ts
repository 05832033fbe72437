import { isIP } from 'node:net'
import { type IntakeLimits, intakeLimits } from './contact-store/intake.ts'
import { loadEnvFile } from './env-file.ts'
import { serverWords } from './words/server-words.ts'

export type Config = {
  port: number
  host: string
  /** Without trailing slash. */
  publicOrigin: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  trustedProxies: readonly string[]
  formOrigins: readonly string[]
  storeLimits: IntakeLimits
  /** Bearer token of `/metrics`; without it there is no such page. */
  metricsToken: string | undefined
  /** The desk's origin behind a proxy; without it the desk is for this machine only. */
  deskOrigin: string | undefined
  deskPort: number
}

type ConfigResult = { config: Config } | { faults: readonly string[] }
type Environment = Readonly<Record<string, string | undefined>>

export function readEnvironment(lang: keyof typeof serverWords = 'en'): ConfigResult {
  const faults = loadEnvFile(lang)
  return faults.length > 0 ? { faults } : readConfig(process.env, lang)
}

/** All faults at once, as sentences. An empty variable counts as unset. */
export function readConfig(env: Environment, lang: keyof typeof serverWords = 'en'): ConfigResult {
  const say = serverWords[lang]
  const faults: string[] = []
  // Sentences about values that may hold a password do not repeat them.
  const read = <Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    must: Parameters<typeof say>[0],
  ) => {
    const text = env[name]?.trim()
    if (!text) return undefined
    const value = parse(text)
    if (value === undefined) faults.push(`${name} ${say(must, { value: text })}`)
    return value
  }
  const readMegabytes = (name: string) => read(name, parseMegabytes, 'config.megabytes')

  const config: Config = {
    port: read('PORT', parsePort, 'config.port') ?? 3000,
    host: read('HOST', parseHost, 'config.host') ?? '127.0.0.1',
    publicOrigin: read('PUBLIC_ORIGIN', parseOrigin, 'config.origin'),
    dataDir: read('DATA_DIR', parseFolder, 'config.folder') ?? 'data',
    databaseUrl: read('DATABASE_URL', parsePostgresUrl, 'config.databaseUrl'),
    smtpUrl: read('SMTP_URL', parseSmtpUrl, 'config.smtpUrl'),
    trustedProxies: read('TRUST_PROXY', parseProxies, 'config.proxies') ?? [],
    formOrigins: read('FORM_ORIGINS', parseOrigins, 'config.origins') ?? [],
    storeLimits: {
      dayBytes: readMegabytes('STORE_DAY_MB') ?? intakeLimits.dayBytes,
      floorBytes: readMegabytes('STORE_FREE_MB') ?? intakeLimits.floorBytes,
    },
    metricsToken: read('METRICS_TOKEN', parseToken, 'config.token'),
    deskOrigin: read('DESK_ORIGIN', parseSecureOrigin, 'config.secureOrigin'),
    deskPort: read('DESK_PORT', parsePort, 'config.port') ?? 3100,
  }
  return faults.length > 0 ? { faults } : { config }
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

function parseMegabytes(text: string): number | undefined {
  return /^\d{1,8}$/.test(text) ? Number(text) * 1_000_000 : undefined
}

function parseHost(text: string): string | undefined {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  return [url.origin, `${url.origin}/`].includes(text.toLowerCase()) ? url.origin : undefined
}

function parseSecureOrigin(text: string): string | undefined {
  const origin = parseOrigin(text)
  return origin?.startsWith('https:') ? origin : undefined
}

/** Comma-separated, without wildcards. */
function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').flatMap((part) => parseOrigin(part.trim()) ?? [])
  return origins.length === text.split(',').length ? origins : undefined
}

function parseFolder(text: string): string | undefined {
  return /\p{Cc}/u.test(text) ? undefined : text
}

const parsePostgresUrl = (text: string) => parseUrl(text, ['postgres:', 'postgresql:'])
const parseSmtpUrl = (text: string) => parseUrl(text, ['smtp:', 'smtps:'])

function parseToken(text: string): string | undefined {
  return /^[\w.~+/=-]{16,}$/.test(text) ? text : undefined
}

function parseUrl(text: string, protocols: readonly string[]): string | undefined {
  const url = URL.parse(text)
  if (!url || !protocols.includes(url.protocol) || !url.hostname) return undefined
  return isDecodable(url.username) && isDecodable(url.password) ? text : undefined
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function parseProxies(text: string): string[] | undefined {
  const list = text.split(',').map((part) => part.trim())
  return list.every(isNetwork) ? list : undefined
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix] = text.split('/')
  const version = isIP(address)
  if (version === 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}
