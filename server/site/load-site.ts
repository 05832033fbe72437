import { createHash, hash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Encoding, encodings } from '#server/http/request-headers.ts'
import { contentSecurityPolicy } from '#server/plugins/security-headers.ts'
import { type BuiltPage, type BuiltSite, isHashedPath } from '#shared/built-site.ts'
import { eachLanguage, type Language } from '#shared/locale.ts'
import { type Dictionary, isDictionary } from '#shared/messages.ts'
import { mediaTypes } from './resource-headers.ts'
import type { PageResource, Resource, Site, Variant } from './site.ts'
import { readSums } from './sums.ts'

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

export class SiteNotBuiltError extends Error {}

/** Reads a build (`dist/`) into memory: a third of a second. @throws SiteNotBuiltError */
export function loadSite(dist: string): Site {
  if (!existsSync(`${dist}/pages.json`)) {
    throw new SiteNotBuiltError(`There is no built site in '${dist}'. Build it with: npm run build`)
  }
  try {
    return readSite(realpathSync(dist))
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new SiteNotBuiltError(`The built site in '${dist}' is not whole (${detail}). Run: npm run build`)
  }
}

function readSite(dist: string): Site {
  const build = readBuild(dist)
  const built: BuiltSite = JSON.parse(requireText(build, 'pages.json'))
  if (built.pages.length === 0) throw new Error('pages.json names no page')
  const files = new Map<string, Resource>()
  for (const path of build.bytes.keys()) {
    const type = path.startsWith('client/') && mediaTypes[extname(path)]
    if (type) files.set(path.slice('client'.length), readFile(build, path, type))
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

/** Node caches modules by URL, so each build needs its own. */
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

function readPage(build: BuildFiles, { file, styleHash, ...page }: BuiltPage): PageResource {
  const policy = contentSecurityPolicy(styleHash)
  return {
    ...page,
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    contentSecurityPolicy: policy,
    // Not every browser updates a stored policy on a 304, so a changed policy changes the ETag.
    ...readVariants(build, `client/${file}`, policy),
  }
}

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
    // The compressed variants of a file edited by hand are out of date.
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
  const digest = createHash('sha256').update(salt).update(bytes).digest('base64url')
  return { bytes, etag: `"${digest.slice(0, 22)}"` }
}

/** By path within the build. */
type BuildFiles = {
  id: string
  bytes: ReadonlyMap<string, Buffer>
  isAsBuilt: (file: string) => boolean
}

/** Owners may edit these in a finished build (README), so their hash is not checked. */
const correctable = /^client\/assets\/i18n\/[\w-]+\.json$/

/** Reads every listed file. @throws Error when one is missing or its hash differs */
function readBuild(dist: string): BuildFiles {
  const { id, sums } = readSums(dist)
  const bytes = new Map<string, Buffer>()
  const corrected = new Set<string>()
  for (const [file, sum] of sums) {
    const content = readFileSync(`${dist}/${file}`)
    if (hash('sha256', content) !== sum) {
      if (!correctable.test(file)) throw new Error(`${file} is not as it was built`)
      corrected.add(file)
    }
    bytes.set(file, content)
  }
  return { id, bytes, isAsBuilt: (file) => !corrected.has(file) }
}
