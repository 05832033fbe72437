import { isIP } from 'node:net'
import { type IntakeLimits, intakeLimits } from './contact-store/intake.ts'

/** What the environment decides. */
export type Config = {
  port: number
  host: string
  /** Without a slash at its end; undefined when not set. */
  publicOrigin: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  trustedProxies: readonly string[]
  storeLimits: IntakeLimits
  /** What whoever asks for `/metrics` from another machine has to know. */
  metricsToken: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** The configuration, or every fault of it as a sentence. An empty variable counts as not set. */
export function readConfig(env: Environment): { config: Config } | { faults: readonly string[] } {
  const faults: string[] = []
  const read = <Value>(name: string, parse: (text: string) => Value | undefined, must: string) => {
    const text = env[name]?.trim()
    if (!text) return undefined
    const value = parse(text)
    if (value === undefined) faults.push(`${name} ${must}`)
    return value
  }
  const shown = (name: string) => `, but it is '${env[name]?.trim()}'.`
  const readMegabytes = (name: string) =>
    read(name, parseMegabytes, `must be a whole number of megabytes${shown(name)}`)

  const config: Config = {
    port: read('PORT', parsePort, `must be a whole number from 0 to 65535${shown('PORT')}`) ?? 3000,
    host:
      read(
        'HOST',
        parseHost,
        `must be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1${shown('HOST')}`,
      ) ?? '127.0.0.1',
    publicOrigin: read(
      'PUBLIC_ORIGIN',
      parseOrigin,
      `must be an address such as https://www.example.com, without a path${shown('PUBLIC_ORIGIN')}`,
    ),
    dataDir:
      read('DATA_DIR', parseFolder, 'must be the path of a folder, without control characters.') ?? 'data',
    // These two may hold a password: a fault never repeats them.
    databaseUrl: read(
      'DATABASE_URL',
      (text) => parseUrl(text, ['postgres:', 'postgresql:']),
      'must look like postgres://user:password@host:5432/database.',
    ),
    smtpUrl: read(
      'SMTP_URL',
      (text) => parseUrl(text, ['smtp:', 'smtps:']),
      'must look like smtp://user:password@host:587 or smtps://user:password@host:465.',
    ),
    trustedProxies:
      read(
        'TRUST_PROXY',
        parseProxies,
        `must list addresses of proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8${shown('TRUST_PROXY')}`,
      ) ?? [],
    storeLimits: {
      dayBytes: readMegabytes('STORE_DAY_MB') ?? intakeLimits.dayBytes,
      allBytes: readMegabytes('STORE_ALL_MB') ?? intakeLimits.allBytes,
      floorBytes: readMegabytes('STORE_FREE_MB') ?? intakeLimits.floorBytes,
    },
    metricsToken: read(
      'METRICS_TOKEN',
      (text) => (/^[\w.~+/=-]{16,}$/.test(text) ? text : undefined),
      'must have at least 16 letters, digits or marks of -._~+/= and nothing else.',
    ),
  }
  return faults.length > 0 ? { faults } : { config }
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

/** In bytes. */
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

function parseFolder(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return /[\u0000-\u001f]/.test(text) ? undefined : text
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
