import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { Gap } from './finding.ts'

const files: Readonly<Record<OwnerLanguage, string>> = { it: 'variabili d’ambiente', en: 'environment' }
const values: Readonly<Record<string, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.com',
  DATA_DIR: '/var/lib/vetrina',
  DATABASE_URL: 'postgres://user:password@db.example.com:5432/vetrina?sslmode=verify-full',
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  TRUST_PROXY: '127.0.0.1',
  STORE_DAY_MB: '1000',
  STORE_ALL_MB: '10000',
  STORE_FREE_MB: '256',
  METRICS_TOKEN: '"$(openssl rand -hex 16)"',
}

/** Where a variable of the environment stands, with a start of the site that sets it. */
export function environmentPlace(name: string, lang: OwnerLanguage): Pick<Gap, 'file' | 'row' | 'example'> {
  return { file: files[lang], row: name, example: `${name}=${values[name] ?? ''} npm start` }
}
