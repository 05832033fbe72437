import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { extname, sep } from 'node:path'
import createPurifier from 'dompurify'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { readLogoFile } from '#scripts/content/logo-file.ts'
import { mediaTypes } from '#server/site/resource-headers.ts'
import type { DeskSay } from '../dictionaries.ts'
import { writeWhole } from '../files/write-whole.ts'
import { problem } from '../server/problem.ts'

const bodyLimit = 25_000_000

const uploadSchema = {
  type: 'object',
  properties: {
    folder: { enum: ['brand', 'clients', 'people'] },
    name: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 },
  },
  required: ['folder', 'name'],
  additionalProperties: false,
}

type Upload = { folder: string; name: string }

/**
 * The pictures of the owner's folder: `images/…`, never outside it, never overwriting one. Those that no row names are shown
 * to nobody; they stay, since a change that takes one away can be undone.
 */
export function pictureRoutes(app: FastifyInstance, folder: string, say: DeskSay) {
  const images = `${folder}/images`

  app.get<{ Params: { '*': string } }>('/desk/api/pictures/*', ({ params: { '*': name } }, reply) => {
    const type = mediaTypes[extname(name)]
    const file = `${folder}/${name}`
    if (!type?.startsWith('image/') || !existsSync(file) || !isOfFolder(folder, file)) throw problem(404)
    return reply
      .type(type)
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(readFileSync(file))
  })

  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    room.post<{ Querystring: Upload; Body: Buffer }>(
      '/desk/api/pictures',
      { schema: { querystring: uploadSchema }, bodyLimit },
      async ({ query, body }) => {
        const { extension, bytes } = await safeFile(body, query, say)
        mkdirSync(`${images}/${query.folder}`, { recursive: true })
        if (!isOfFolder(folder, `${images}/${query.folder}`)) throw problem(403)
        // Synchronous from here on: no other upload can take the name.
        const file = freeName(folder, query, extension)
        writeWhole(`${folder}/${file}`, bytes)
        return { file }
      },
    )
  })
}

async function safeFile(body: unknown, query: Upload, say: DeskSay) {
  if (!Buffer.isBuffer(body) || body.length === 0) throw problem(400, say('rows.picture.unreadable'))
  const isSvg = /^\s*(<\?xml|<!--|<svg)/i.test(body.toString('utf8', 0, 500).replace(/^\uFEFF/, ''))
  if (isSvg) {
    const bytes = cleanSvg(body)
    if (!bytes) throw problem(400, say('rows.picture.unsafe'))
    return { extension: 'svg', bytes }
  }
  return reEncode(body, query).catch(() => {
    throw problem(400, say('rows.picture.unreadable'))
  })
}

function freeName(folder: string, query: Upload, extension: string): string {
  for (let count = 1; ; count++) {
    const file = `images/${query.folder}/${query.name}-${count}.${extension}`
    if (!existsSync(`${folder}/${file}`)) return file
  }
}

/** Resolves symbolic links, which may lead out of the folder. */
function isOfFolder(folder: string, file: string): boolean {
  return realpathSync(file).startsWith(`${realpathSync(folder)}${sep}images${sep}`)
}

/** Drawing and filters only: no script, no event, no foreign content. @returns undefined if it needs other files */
function cleanSvg(bytes: Buffer): Buffer | undefined {
  const page = new JSDOM('')
  const { window } = page
  const drawing = new window.DOMParser().parseFromString(bytes.toString('utf8'), 'image/svg+xml')
  const root = drawing.documentElement
  if (root.localName !== 'svg' || drawing.doctype || drawing.querySelector('parsererror')) return undefined
  // `Object()` drops the type: our Trusted Types declare less than the library wants.
  createPurifier(Object(page).window).sanitize(root, {
    USE_PROFILES: { svg: true, svgFilters: true },
    IN_PLACE: true,
  })
  const clean = Buffer.from(new window.XMLSerializer().serializeToString(root))
  const fault = readLogoFile('drawing.svg', clean, 'logo')
  return fault === 'unsafe' || fault === 'broken' || fault === 'measures' ? undefined : clean
}

const widest = 2400
const ratios: Readonly<Record<string, number>> = { clients: 4 / 3, people: 1 }
/** Six times a phone's camera; a small file can claim more. */
const limitInputPixels = 80_000_000
const options = { png: { compressionLevel: 9 }, jpeg: { quality: 84, mozjpeg: true } }
const readable = ['jpeg', 'png', 'webp', 'heif', 'gif']

/**
 * A new file of the pixels alone, upright and without a camera's metadata. Cut to the ratio of its place on the site: a tall one
 * keeps its top, where a page begins and a head is, a wide one what catches the eye. An icon is made square without cutting.
 * @throws if it cannot be read
 */
async function reEncode(bytes: Buffer, { folder, name }: Upload) {
  const source = sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
  const { format, hasAlpha, autoOrient: upright } = await source.metadata()
  if (!readable.includes(format)) throw new Error(`'${format}' is not taken.`)
  const isLogo = folder === 'brand'
  // Drawings stay sharp and clear; everything else becomes JPEG, which every browser shows.
  const kind = isLogo || hasAlpha || format === 'gif' || format === 'png' ? 'png' : 'jpeg'
  const picture = source.autoOrient()
  if (isLogo && name === 'icon') {
    const side = Math.min(widest, Math.max(upright.width, upright.height))
    picture.resize({ width: side, height: side, fit: 'contain', background: '#0000' })
  } else {
    const ratio = ratios[folder] ?? upright.width / upright.height
    const width = Math.min(widest, upright.width, upright.height * ratio)
    const [wide, high] = [width, width / ratio].map((side) => Math.max(1, Math.round(side)))
    const position = upright.width < upright.height * ratio ? 'top' : 'attention'
    picture.resize({ width: wide, height: high, position })
  }
  const encoded = await picture.toFormat(kind, options[kind]).toBuffer()
  return { extension: kind === 'jpeg' ? 'jpg' : kind, bytes: encoded }
}
