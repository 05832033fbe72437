import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { serverWords } from './words/server-words.ts'

const defaults = {
  port: 3000,
  host: '127.0.0.1',
  publicOrigin: undefined,
  dataDir: 'data',
  databaseUrl: undefined,
  smtpUrl: undefined,
  trustedProxies: [],
  formOrigins: [],
  storeLimits: { dayBytes: 1e9, floorBytes: 256e6 },
  metricsToken: undefined,
  deskOrigin: undefined,
  deskPort: 3100,
}

test('an empty environment serves the site on this machine', () => {
  expect(readConfig({})).toEqual({ config: defaults })
  expect(readConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '' })).toEqual({ config: defaults })
})

test('readConfig reads every variable', () => {
  const env = {
    PORT: '8080',
    HOST: '::',
    PUBLIC_ORIGIN: 'https://www.example.com/',
    DATA_DIR: '/srv/site',
    DATABASE_URL: 'postgres://site:word@db:5432/site',
    SMTP_URL: 'smtps://mail.example.com',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8',
    FORM_ORIGINS: 'https://a.example.com, https://B.example.com/',
    STORE_DAY_MB: '20',
    STORE_FREE_MB: '0',
    METRICS_TOKEN: 'a-token-of-16-or-more',
    DESK_ORIGIN: 'https://www.example.com/',
    DESK_PORT: '65535',
  }
  expect(readConfig(env)).toEqual({
    config: {
      port: 8080,
      host: '::',
      publicOrigin: 'https://www.example.com',
      dataDir: '/srv/site',
      databaseUrl: env.DATABASE_URL,
      smtpUrl: env.SMTP_URL,
      trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::/8'],
      formOrigins: ['https://a.example.com', 'https://b.example.com'],
      storeLimits: { dayBytes: 20e6, floorBytes: 0 },
      metricsToken: env.METRICS_TOKEN,
      deskOrigin: 'https://www.example.com',
      deskPort: 65_535,
    },
  })
})

test.each([
  ['PORT', '80a'],
  ['PUBLIC_ORIGIN', 'ftp://example.com'],
  ['PUBLIC_ORIGIN', 'https://example.com/shop'],
  ['PUBLIC_ORIGIN', 'https://user@example.com'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://anna%zz:segreto@mail.example.com'],
  ['DATABASE_URL', 'postgres://site:100%@db/site'],
  ['FORM_ORIGINS', 'https://a.example.com,'],
  ['FORM_ORIGINS', 'https://a.example.com/form'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', 'fd00::/129'],
])('%s=%s is refused', (name, value) => {
  const result = readConfig({ [name]: value })
  expect('faults' in result && result.faults).toHaveLength(1)
})

test.each([
  ['HOST', 'localhost'],
  ['PUBLIC_ORIGIN', 'http://www.example.com'],
  ['DATABASE_URL', 'postgresql://db/site'],
  ['SMTP_URL', 'smtp://mail.example.com'],
  ['TRUST_PROXY', 'linklocal,uniquelocal,10.0.0.1/32,fd00::1/128'],
])('%s=%s is taken', (name, value) => {
  expect(readConfig({ [name]: value })).toHaveProperty('config')
})

const wrong = [
  ['PORT', '65536', 'config.port'],
  ['HOST', 'a b', 'config.host'],
  ['PUBLIC_ORIGIN', 'www.example.com', 'config.origin'],
  ['DATA_DIR', 'da\u0000ta', 'config.folder'],
  ['DATABASE_URL', 'mysql://site:segreto@db/site', 'config.databaseUrl'],
  ['SMTP_URL', 'segreto', 'config.smtpUrl'],
  ['TRUST_PROXY', 'true', 'config.proxies'],
  ['FORM_ORIGINS', '*', 'config.origins'],
  ['STORE_DAY_MB', '1 GB', 'config.megabytes'],
  ['METRICS_TOKEN', 'segreto', 'config.token'],
  ['DESK_ORIGIN', 'http://example.com', 'config.secureOrigin'],
] as const

test.each(['it', 'en'] as const)('all faults at once in words (%s), without passwords', (lang) => {
  const env = Object.fromEntries(wrong.map(([name, value]) => [name, value]))
  const faults = wrong.map(([name, value, key]) => `${name} ${serverWords[lang](key, { value })}`)
  expect(readConfig(env, lang)).toEqual({ faults })
  expect(faults.join()).not.toContain('segreto')
})
