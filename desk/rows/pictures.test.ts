import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite } from '#tests/helpers/site-root.ts'
import { say } from '../dictionaries.ts'
import { addProblems } from '../server/problem.ts'
import { pictureRoutes } from './pictures.ts'

const outside = ownFolder()
const folder = `${outside}/site`
const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } })
cpSync(fixtureSite, folder, { recursive: true })
writeFileSync(`${outside}/secret.png`, 'secret')
addProblems(app, say.it)
pictureRoutes(app, folder, say.it)

const upload = async (body: Buffer | string, query: Record<string, string> = {}) => {
  const headers = { 'content-type': 'application/octet-stream' }
  const whole = { folder: 'clients', name: 'bar', ...query }
  const answer = await app.inject({ method: 'POST', url: '/desk/api/pictures', query: whole, headers, body })
  return { status: answer.statusCode, ...answer.json() }
}

const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0a3fa8' } })

test('a photograph loses its metadata, is turned upright and gets a free name', async () => {
  const gps = { IFD0: { Artist: 'Maria Rossi' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 6/1 0/1' } }
  const taken = await picture().withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(taken.toString('latin1')).toContain('Maria Rossi')
  const first = await upload(taken)
  const second = await upload(taken)
  expect([first.file, second.file]).toEqual(['images/clients/bar-1.jpg', 'images/clients/bar-2.jpg'])
  const bytes = readFileSync(`${folder}/${first.file}`)
  const { width, height, exif, orientation } = await sharp(bytes).metadata()
  expect([width, height, exif, orientation]).toEqual([600, 450, undefined, undefined])
})

test.each([
  ['a wide picture of a client', 'clients', 'parte', [6000, 2000], 'png', [2400, 1800]],
  ['a tall picture of a client', 'clients', 'alta', [90, 160], 'png', [90, 68]],
  ['a portrait', 'people', 'maria', [300, 400], 'jpg', [300, 300]],
  ['a logo', 'brand', 'logo', [500, 100], 'png', [500, 100]],
  ['an icon', 'brand', 'icon', [500, 100], 'png', [500, 500]],
] as const)('%s has the measures of its place', async (_, place, name, [wide, high], kind, measures) => {
  const body = picture(wide, high)
  const sent = await (name === 'parte' || name === 'alta' ? body.png() : body.jpeg()).toBuffer()
  const { file } = await upload(sent, { folder: place, name })
  expect(file).toBe(`images/${place}/${name}-1.${kind}`)
  const { width, height } = await sharp(`${folder}/${file}`).metadata()
  expect([width, height]).toEqual(measures)
})

test('a tall screenshot keeps its top, whatever is striking below', async () => {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="240"><path fill="red" d="M5 150h40v30H5z"/></svg>`
  const { file } = await upload(await sharp(Buffer.from(page)).flatten().png().toBuffer())
  expect((await sharp(`${folder}/${file}`).stats()).entropy).toBe(0)
})

test.each([
  ['a name that climbs', { name: '../../evil' }],
  ['a name with a dot', { name: 'evil.svg' }],
  ['a folder of its own', { folder: '../i18n' }],
  ['a name without end', { name: 'a'.repeat(200) }],
])('%s is refused', async (_, query) => {
  expect((await upload(await picture(8, 8).png().toBuffer(), query)).status).toBe(400)
})

test.each([
  ['text', 'no picture'],
  ['nothing', ''],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['half a picture', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
])('%s is refused with a sentence', async (_, made) => {
  const whole = await picture(900, 900).jpeg().toBuffer()
  const { status, modelState } = await upload(typeof made === 'string' ? made : made(whole))
  expect([status, modelState['']]).toEqual([400, [say.it('rows.picture.unreadable')]])
})

test('a photo of several megabytes is taken', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const create = { width: 900, height: 900, channels: 3, background: '#0a3fa8', noise } as const
  const body = await sharp({ create }).png().toBuffer()
  expect(body.length).toBeGreaterThan(2_000_000)
  expect((await upload(body)).status).toBe(200)
})

test('a small file of very many pixels is refused, and one of 26 MB', async () => {
  const bomb = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  expect((await upload(bomb)).status).toBe(400)
  expect((await upload(Buffer.alloc(26_000_000))).status).toBe(413)
})

test('an SVG keeps its shapes and loses scripts', async () => {
  const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/2000/svg"
    viewBox="0 0 20 10" onload="alert(1)"><script>alert(2)</script><x:script>alert(3)</x:script>
    <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(4)"/></body></foreignObject>
    <a href="javascript:alert(5)"><rect width="3" height="3"/></a><set attributeName="href" to="javascript:alert(6)"/>
    <linearGradient id="g"><stop offset="0"/></linearGradient><path fill="url(#g)" d="M0 0h5v5z"/></svg>`
  const { file } = await upload(drawing, { folder: 'brand', name: 'disegno' })
  expect(file).toBe('images/brand/disegno-1.svg')
  const clean = readFileSync(`${folder}/${file}`, 'utf8')
  expect(clean).not.toMatch(/script|onload|onerror|foreignObject|<set/i)
  expect(clean).toContain('viewBox="0 0 20 10"')
  expect(clean).toContain('<path fill="url(#g)" d="M0 0h5v5z"/>')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"'

test.each([
  ['calls another file', `${svg}><image href="https://evil.example/x.png"/></svg>`],
  ['has entities', `<!--x--><!DOCTYPE svg [<!ENTITY a "b">]>${svg}/>`],
  ['is cut off', `${svg}><path`],
])('a drawing that %s is refused', async (_, drawing) => {
  const { status, modelState } = await upload(drawing, { folder: 'brand', name: 'logo' })
  expect([status, modelState['']]).toEqual([400, [say.it('rows.picture.unsafe')]])
})

test('a picture is served with a policy that forbids scripts', async () => {
  const { statusCode, headers } = await app.inject('/desk/api/pictures/images/clients/nives-1.svg')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

test('files outside the pictures are neither read nor written through a link', async () => {
  symlinkSync(`${outside}/secret.png`, `${folder}/images/link.png`)
  const paths = [
    'settings.json',
    'images/link.png',
    'images/../../secret.png',
    'images/%2e%2e/%2e%2e/secret.png',
    'images/none.png',
  ]
  for (const path of paths) expect((await app.inject(`/desk/api/pictures/${path}`)).statusCode).toBe(404)

  mkdirSync(`${outside}/elsewhere`)
  symlinkSync(`${outside}/elsewhere`, `${folder}/images/people-link`)
  rmSync(`${folder}/images/people`, { recursive: true, force: true })
  symlinkSync(`${outside}/elsewhere`, `${folder}/images/people`)
  const { status } = await upload(await picture(8, 8).png().toBuffer(), { folder: 'people', name: 'maria' })
  expect(status).toBe(403)
  expect(existsSync(`${outside}/elsewhere/maria-1.png`)).toBe(false)
})
