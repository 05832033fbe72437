import { randomBytes } from 'node:crypto'
import type { Gap } from './finding.ts'

const values: Readonly<Record<string, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.com',
  DATA_DIR: '/var/lib/vetrina',
  DATABASE_URL: 'postgres://user:password@db.example.com:5432/vetrina?sslmode=verify-full',
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  TRUST_PROXY: '127.0.0.1',
  FORM_ORIGINS: 'https://www.example.com',
  STORE_DAY_MB: '1000',
  STORE_ALL_MB: '10000',
  STORE_FREE_MB: '256',
  DESK_ORIGIN: 'https://www.example.com',
  DESK_PORT: '3100',
  METRICS_TOKEN: randomBytes(16).toString('hex'),
}

export function environmentPlace(name: string): Pick<Gap, 'file' | 'row' | 'example'> {
  return { file: process.env.ENV_FILE || '.env', row: name, example: `${name}=${values[name] ?? ''}` }
}
