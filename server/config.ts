import { isIP } from 'node:net'
import { configWords } from './config-words.ts'
import { type IntakeLimits, intakeLimits } from './contact-store/intake.ts'
import { loadEnvFile } from './env-file.ts'

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
}

type ConfigResult = { config: Config } | { faults: readonly string[] }
type Environment = Readonly<Record<string, string | undefined>>

export function readEnvironment(lang: keyof typeof configWords = 'en'): ConfigResult {
  const faults = loadEnvFile(lang)
  return faults.length > 0 ? { faults } : readConfig(process.env, lang)
}

/** All faults at once, as sentences. An empty variable counts as unset. */
export function readConfig(env: Environment, lang: keyof typeof configWords = 'en'): ConfigResult {
  const words = configWords[lang]
  const faults: string[] = []
  // Error messages never repeat values that may hold a password.
  const read = <Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    must: string | ((text: string) => string),
  ) => {
    const text = env[name]?.trim()
    if (!text) return undefined
    const value = parse(text)
    if (value === undefined) faults.push(`${name} ${typeof must === 'string' ? must : must(text)}`)
    return value
  }
  const readMegabytes = (name: string) => read(name, parseMegabytes, words.megabytes)

  const config: Config = {
    port: read('PORT', parsePort, words.port) ?? 3000,
    host: read('HOST', parseHost, words.host) ?? '127.0.0.1',
    publicOrigin: read('PUBLIC_ORIGIN', parseOrigin, words.origin),
    dataDir: read('DATA_DIR', parseFolder, words.folder) ?? 'data',
    databaseUrl: read('DATABASE_URL', parsePostgresUrl, words.databaseUrl),
    smtpUrl: read('SMTP_URL', parseSmtpUrl, words.smtpUrl),
    trustedProxies: read('TRUST_PROXY', parseProxies, words.proxies) ?? [],
    formOrigins: read('FORM_ORIGINS', parseOrigins, words.origins) ?? [],
    storeLimits: {
      dayBytes: readMegabytes('STORE_DAY_MB') ?? intakeLimits.dayBytes,
      allBytes: readMegabytes('STORE_ALL_MB') ?? intakeLimits.allBytes,
      floorBytes: readMegabytes('STORE_FREE_MB') ?? intakeLimits.floorBytes,
    },
    metricsToken: read('METRICS_TOKEN', parseToken, words.token),
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
