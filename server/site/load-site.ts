import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Encoding, encodings } from '#server/http/accept-encoding.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { type BuiltPage, type BuiltSite, isHashedPath } from '#shared/built-site.ts'
import { eachLanguage, type Language } from '#shared/locale.ts'
import { type Dictionary, isDictionary } from '#shared/messages.ts'
import { type BuildFiles, readBuild } from './read-build.ts'
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
  const build = yield* readBuild(dist)
  const built: BuiltSite = JSON.parse(requireText(build, 'pages.json'))
  if (built.pages.length === 0) throw new Error('pages.json names no page')
  const files = new Map<string, Resource>()
  for (const path of build.bytes.keys()) {
    const type = path.startsWith('client/') && types[extname(path)]
    if (type) files.set(path.slice('client'.length), readFile(build, path, type))
    yield
  }
  const pages = built.pages.map((page) => readPage(build, page))
  const dictionaries = eachLanguage((lang) => readDictionary(build, lang))
  return {
    dist,
    id: build.id,
    renderer: rendererAddress(dist, build),
    origin: built.origin,
    files,
    pages,
    dictionaries,
  }
}

/** A module is imported once for each address: what another build put at the same place needs another one. */
function rendererAddress(dist: string, { id, bytes }: BuildFiles): string {
  const file = 'prerender/entry.prerender.js'
  if (!bytes.has(file)) throw new Error(`${file} is missing`)
  return `${pathToFileURL(`${dist}/${file}`).href}?build=${id}`
}

function readDictionary(build: BuildFiles, lang: Language): Dictionary {
  const dictionary: unknown = JSON.parse(requireText(build, `client/assets/i18n/${lang}.json`))
  if (!isDictionary(dictionary)) throw new Error(`assets/i18n/${lang}.json is no dictionary`)
  return dictionary
}

function readPage(build: BuildFiles, built: BuiltPage): PageResource {
  const policy = contentSecurityPolicy(built.styleHash)
  const { page, part, lang, addressForm, path, file } = built
  return {
    page,
    ...(part && { part }),
    lang,
    addressForm,
    path,
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    contentSecurityPolicy: policy,
    // A 304 does not renew a stored policy in every browser, so a changed policy changes the tag.
    ...readVariants(build, `client/${file}`, policy),
  }
}

/** How long a file may be kept without asking again, by its address. */
export function cacheControl(path: string): string {
  return isHashedPath(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function readFile(build: BuildFiles, path: string, type: string): Resource {
  return {
    type,
    cacheControl: cacheControl(path.slice('client'.length)),
    ...readVariants(build, path, ''),
  }
}

function readVariants(build: BuildFiles, path: string, salt: string): Pick<Resource, 'plain' | 'encoded'> {
  const encoded: Partial<Record<Encoding, Variant>> = {}
  for (const encoding of encodings) {
    const bytes = build.bytes.get(`${path}${suffixes[encoding]}`)
    // What was made of a file before it was corrected by hand says something else.
    if (bytes && build.isAsBuilt(path)) encoded[encoding] = variant(bytes, salt)
  }
  return { plain: variant(requireBytes(build, path), salt), encoded }
}

function requireText(build: BuildFiles, path: string): string {
  return requireBytes(build, path).toString('utf8')
}

function requireBytes({ bytes }: BuildFiles, path: string): Buffer {
  const found = bytes.get(path)
  if (!found) throw new Error(`${path} is missing`)
  return found
}

function variant(bytes: Buffer, salt: string): Variant {
  const hash = createHash('sha256').update(salt).update(bytes).digest('base64url')
  return { bytes, etag: `"${hash.slice(0, 22)}"` }
}
