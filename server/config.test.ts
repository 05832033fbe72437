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
  formOrigins: [],
  storeLimits: { dayBytes: 1e9, allBytes: 10e9, floorBytes: 256e6 },
  metricsToken: undefined,
  deskOrigin: undefined,
  deskPort: 3100,
}

test('an empty environment serves the site on this machine', () => {
  expect(readConfig({})).toEqual({ config: defaults })
  expect(readConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '' })).toEqual({ config: defaults })
})

test('readEnvironment reads every variable', () => {
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
    STORE_ALL_MB: '300',
    STORE_FREE_MB: '0',
    METRICS_TOKEN: 'a-token-of-16-or-more',
    DESK_ORIGIN: 'https://www.example.com/',
    DESK_PORT: '3200',
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
      storeLimits: { dayBytes: 20e6, allBytes: 300e6, floorBytes: 0 },
      metricsToken: env.METRICS_TOKEN,
      deskOrigin: 'https://www.example.com',
      deskPort: 3200,
    },
  })
})

test('reports all faults at once, a sentence each, without passwords', () => {
  const result = readConfig({
    PORT: '65536',
    HOST: 'a b',
    PUBLIC_ORIGIN: 'www.example.com',
    DATA_DIR: 'da\u0000ta',
    DATABASE_URL: 'mysql://site:segreto@db/site',
    SMTP_URL: 'segreto',
    TRUST_PROXY: 'true',
    FORM_ORIGINS: '*',
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
    'FORM_ORIGINS',
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
  ['FORM_ORIGINS', 'https://a.example.com,'],
  ['FORM_ORIGINS', 'https://a.example.com/form'],
  ['DESK_ORIGIN', 'http://example.com'],
  ['DESK_ORIGIN', 'https://example.com/desk'],
  ['DESK_PORT', 'x'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
])('%s=%s is refused', (name, value) => {
  const result = readConfig({ [name]: value })
  expect('faults' in result && result.faults).toHaveLength(1)
})

const wrong = {
  PORT: '80a',
  HOST: 'a b',
  PUBLIC_ORIGIN: 'sito',
  DATA_DIR: 'a\u0000',
  DATABASE_URL: 'mysql://db',
  SMTP_URL: 'posta',
  TRUST_PROXY: 'true',
  FORM_ORIGINS: 'sito',
  STORE_DAY_MB: '1 GB',
  METRICS_TOKEN: 'corto',
}

test('words of all faults in English', () => {
  expect(readConfig(wrong, 'en')).toEqual({
    faults: [
      "PORT must be a whole number from 0 to 65535, but it is '80a'.",
      "HOST must be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1, but it is 'a b'.",
      "PUBLIC_ORIGIN must be an address such as https://www.example.com, without a path, but it is 'sito'.",
      'DATA_DIR must be the path of a folder, without control characters.',
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.',
      "TRUST_PROXY must list addresses of proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8, but it is 'true'.",
      "FORM_ORIGINS must list addresses of other sites, separated by commas, such as https://www.example.com, without a path, but it is 'sito'.",
      "STORE_DAY_MB must be a whole number of megabytes, but it is '1 GB'.",
      'METRICS_TOKEN must have at least 16 letters, digits or marks of -._~+/= and nothing else.',
    ],
  })
})

test('words of all faults in Italian', () => {
  expect(readConfig(wrong, 'it')).toEqual({
    faults: [
      "PORT deve essere un numero intero da 0 a 65535, ma è '80a'.",
      "HOST deve essere un indirizzo di questa macchina, come 127.0.0.1, 0.0.0.0 o ::1, ma è 'a b'.",
      "PUBLIC_ORIGIN deve essere un indirizzo come https://www.example.com, senza altro dopo il nome, ma è 'sito'.",
      'DATA_DIR deve essere il percorso di una cartella, senza caratteri di controllo.',
      'DATABASE_URL deve essere fatto come postgres://utente:password@macchina:5432/database.',
      'SMTP_URL deve essere fatto come smtp://utente:password@macchina:587 o smtps://utente:password@macchina:465.',
      "TRUST_PROXY deve elencare gli indirizzi dei proxy, separati da virgole, come 127.0.0.1,10.0.0.0/8, ma è 'true'.",
      "FORM_ORIGINS deve elencare gli indirizzi di altri siti, separati da virgole, come https://www.example.com, senza altro dopo il nome, ma è 'sito'.",
      "STORE_DAY_MB deve essere un numero intero di megabyte, ma è '1 GB'.",
      'METRICS_TOKEN deve avere almeno 16 lettere, cifre o segni tra -._~+/= e niente altro.',
    ],
  })
})
