import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const defaults = {
  port: 3000,
  host: '127.0.0.1',
  publicOrigin: undefined,
  dataDir: 'data',
  databaseUrl: undefined,
  smtpUrl: undefined,
  trustedProxies: [],
  storeLimits: { dayBytes: 1e9, allBytes: 10e9, floorBytes: 256e6 },
  metricsToken: undefined,
}

test('an empty environment is the site on this machine', () => {
  expect(readConfig({})).toEqual({ config: defaults })
  expect(readConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '' })).toEqual({ config: defaults })
})

test('every variable is read', () => {
  const env = {
    PORT: '8080',
    HOST: '::',
    PUBLIC_ORIGIN: 'https://www.example.com/',
    DATA_DIR: '/srv/site',
    DATABASE_URL: 'postgres://site:word@db:5432/site',
    SMTP_URL: 'smtps://mail.example.com',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8',
    STORE_DAY_MB: '20',
    STORE_ALL_MB: '300',
    STORE_FREE_MB: '0',
    METRICS_TOKEN: 'a-token-of-16-or-more',
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
      storeLimits: { dayBytes: 20e6, allBytes: 300e6, floorBytes: 0 },
      metricsToken: env.METRICS_TOKEN,
    },
  })
})

test('all faults come at once, one sentence each, without passwords', () => {
  const result = readConfig({
    PORT: '65536',
    HOST: 'a b',
    PUBLIC_ORIGIN: 'www.example.com',
    DATA_DIR: 'da\u0000ta',
    DATABASE_URL: 'mysql://site:segreto@db/site',
    SMTP_URL: 'segreto',
    TRUST_PROXY: 'true',
    STORE_DAY_MB: '1 GB',
    METRICS_TOKEN: 'segreto',
  })
  const faults = 'faults' in result ? result.faults : []
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'HOST',
    'PUBLIC_ORIGIN',
    'DATA_DIR',
    'DATABASE_URL',
    'SMTP_URL',
    'TRUST_PROXY',
    'STORE_DAY_MB',
    'METRICS_TOKEN',
  ])
  expect(faults.join()).not.toContain('segreto')
  for (const fault of faults) expect(fault).toMatch(/ must .*\.$/)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['PUBLIC_ORIGIN', 'ftp://example.com'],
  ['PUBLIC_ORIGIN', 'https://example.com/shop'],
  ['PUBLIC_ORIGIN', 'https://user@example.com'],
  ['PUBLIC_ORIGIN', 'https://example.com?x'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://anna%zz:segreto@mail.example.com'],
  ['DATABASE_URL', 'postgres://site:100%@db/site'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
])('%s=%s is refused', (name, value) => {
  const result = readConfig({ [name]: value })
  expect('faults' in result && result.faults).toHaveLength(1)
})
