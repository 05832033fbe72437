import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Encoding, encodings } from '#server/http/accept-encoding.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { permissionsPolicy } from '#server/http/permissions-policy.ts'
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
  const steps = siteSteps(dist)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same beside a running server: between two files whoever waits for an answer gets it. */
export async function loadSiteBeside(dist: string): Promise<Site> {
  const steps = siteSteps(dist)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

function* siteSteps(dist: string): Generator<undefined, Site> {
  if (!existsSync(`${dist}/pages.json`)) {
    throw new SiteNotBuiltError(`There is no built site in '${dist}'. Build it with: npm run build`)
  }
  try {
    return yield* readSite(realpathSync(dist))
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new SiteNotBuiltError(`The built site in '${dist}' is not whole (${detail}). Run: npm run build`)
  }
}

/** Pauses after every file. */
function* readSite(dist: string): Generator<undefined, Site> {
  const client = `${dist}/client`
  const text = readFileSync(`${dist}/pages.json`, 'utf8')
  const built: BuiltSite = JSON.parse(text)
  const files = new Map<string, Resource>()
  for (const found of globSync('**/*', { cwd: client })) {
    const file = found.replaceAll('\\', '/')
    const type = types[extname(file)]
    if (type) files.set(`/${file}`, readFile(client, file, type))
    yield
  }
  const pages: PageResource[] = []
  for (const page of built.pages) {
    pages.push(readPage(client, page, files))
    yield
  }
  const dictionaries = eachLanguage((lang) => readDictionary(client, lang))
  if (readFileSync(`${dist}/pages.json`, 'utf8') !== text) throw new Error('it changed while it was read')
  return { dist, renderer: rendererAddress(dist), origin: built.origin, files, pages, dictionaries }
}

/** A module is imported once for each address: what another build put at the same place needs another one. */
function rendererAddress(dist: string): string {
  const stamp = existsSync(`${dist}/stamp`) ? readFileSync(`${dist}/stamp`, 'utf8') : ''
  return `${pathToFileURL(`${dist}/prerender/entry.prerender.js`).href}?build=${stamp}`
}

function readDictionary(client: string, lang: Language): Dictionary {
  const dictionary: unknown = JSON.parse(readFileSync(`${client}/assets/i18n/${lang}.json`, 'utf8'))
  if (!isDictionary(dictionary)) throw new Error(`assets/i18n/${lang}.json is no dictionary`)
  return dictionary
}

/** A page of another build, or of half of one, names files that are not there. */
function readPage(client: string, built: BuiltPage, files: ReadonlyMap<string, Resource>): PageResource {
  const html = readFileSync(`${client}/${built.file}`, 'utf8')
  const named = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"#?]+)"/g)].map(([, path = '']) => path)
  const missing = named.find((path) => !files.has(path))
  if (missing) throw new Error(`${built.file} names ${missing}, which is not there`)
  const policy = contentSecurityPolicy(built.styleHash)
  const { page, part, lang, addressForm, path, file } = built
  const permissions = permissionsPolicy(page)
  return {
    page,
    ...(part && { part }),
    lang,
    addressForm,
    path,
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    contentSecurityPolicy: policy,
    permissionsPolicy: permissions,
    // A 304 does not renew a stored policy in every browser, so a changed policy changes the tag.
    ...readVariants(client, file, policy + permissions),
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
