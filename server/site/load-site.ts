import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Encoding, encodings } from '#server/http/accept-encoding.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { type BuiltPage, type BuiltSite, isHashedPath } from '#shared/built-site.ts'
import { eachLanguage, type Language } from '#shared/locale.ts'
import { type Dictionary, isDictionary } from '#shared/messages.ts'
import type { PageResource, Resource, Site, Variant } from './site.ts'

/** What is not listed here is not served, whatever lies in the folder. */
const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const decode: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Thrown when there is no whole build to serve; the message says what to do. */
export class SiteNotBuiltError extends Error {}

/** Reads a build (`dist/`) into memory. Throws `SiteNotBuiltError` when it is missing or not whole. */
export function loadSite(dist: string): Site {
  if (!existsSync(`${dist}/pages.json`)) {
    throw new SiteNotBuiltError(`There is no built site in '${dist}'. Build it with: npm run build`)
  }
  try {
    return readSite(dist)
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new SiteNotBuiltError(`The built site in '${dist}' is not whole (${detail}). Run: npm run build`)
  }
}

function readSite(dist: string): Site {
  const client = `${dist}/client`
  const { origin, pages }: BuiltSite = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
  const files = globSync('**/*', { cwd: client })
    .map((file) => ({ file: file.replaceAll('\\', '/'), type: types[extname(file)] }))
    .flatMap(({ file, type }) => (type ? [[`/${file}`, readFile(client, file, type)] as const] : []))
  return {
    origin,
    files: new Map(files),
    pages: pages.map((page) => readPage(client, page)),
    dictionaries: eachLanguage((lang) => readDictionary(client, lang)),
  }
}

function readDictionary(client: string, lang: Language): Dictionary {
  const dictionary: unknown = JSON.parse(readFileSync(`${client}/assets/i18n/${lang}.json`, 'utf8'))
  if (!isDictionary(dictionary)) throw new Error(`assets/i18n/${lang}.json is no dictionary`)
  return dictionary
}

function readPage(client: string, built: BuiltPage): PageResource {
  const policy = contentSecurityPolicy(built.styleHash)
  const { page, lang, form, path, file } = built
  return {
    ...{ page, lang, form, path, type: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
    contentSecurityPolicy: policy,
    // A 304 does not renew a stored policy in every browser, so a changed policy changes the tag.
    ...readVariants(client, file, policy),
  }
}

function readFile(client: string, file: string, type: string): Resource {
  return {
    type,
    cacheControl: isHashedPath(`/${file}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...readVariants(client, file, ''),
  }
}

function readVariants(client: string, file: string, salt: string): Pick<Resource, 'plain' | 'encoded'> {
  const plain = readFileSync(`${client}/${file}`)
  const encoded: Partial<Record<Encoding, Variant>> = {}
  for (const encoding of encodings) {
    const path = `${client}/${file}${suffixes[encoding]}`
    const bytes = existsSync(path) ? readFileSync(path) : undefined
    // A file that was corrected by hand after the build, such as a dictionary, is sent as it is now.
    if (bytes && decode[encoding](bytes).equals(plain)) encoded[encoding] = variant(bytes, salt)
  }
  return { plain: variant(plain, salt), encoded }
}

function variant(bytes: Buffer, salt: string): Variant {
  const hash = createHash('sha256').update(salt).update(bytes).digest('base64url')
  return { bytes, etag: `"${hash.slice(0, 22)}"` }
}
