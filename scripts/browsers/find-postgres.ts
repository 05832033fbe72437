import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${debian}/${version}/bin`)
  return [...newestFirst, ...(process.env.PATH ?? '').split(':')].find((bin) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(bin, name))),
  )
}
