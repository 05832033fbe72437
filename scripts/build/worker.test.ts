import { readFileSync, symlinkSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { builtPage } from '#server/fixtures/small-site.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { buildWorker } from './worker.ts'

const pages = [
  builtPage('/it/clients', 'it/clients.html'),
  builtPage('/it/clients/2', 'it/clients/2.html', { part: '2' }),
  builtPage('/clients', 'neutral/clients.it.html', { addressForm: 'neutral' }),
  builtPage('/clients', 'neutral/clients.en.html', { addressForm: 'neutral', lang: 'en' }),
]
const shown = 'assets/shop-500-0a1b2c3d.avif'
const kept = `assets/page-12345678.js assets/page-12345678.css assets/face-12345678.woff2 assets/i18n/it.json
  assets/goods-12345678.svg favicon.svg site.webmanifest it/costaeventi/fair.ics
  ${shown}`.split(/\s+/)
const others =
  `assets/shop-1000-0a1b2c3d.avif assets/shop-500-0a1b2c3d.webp assets/other-500-0a1b2c3d.avif robots.txt card.png`.split(
    /\s+/,
  )

/** A build of these files, before its worker is made. */
function builtSite(): string {
  const root = ownFolder()
  for (const folder of ['app', 'shared', 'content', 'site'])
    symlinkSync(`${projectRoot}/${folder}`, `${root}/${folder}`)
  const write = (file: string, text: string) => writeDeep(`${root}/dist/client/${file}`, text)
  for (const file of [kept, others].flat()) write(file, file)
  for (const { file } of pages) write(file, `<main><img src="/${shown}"> ${file}</main>`)
  write('it/clients/2.html', '<img src="/assets/other-500-0a1b2c3d.avif">')
  return root
}

/** Installs a worker that asks a build's own files; gives the requests, each with its language. */
async function install(root: string): Promise<string[]> {
  const asked: string[] = []
  const installed: Promise<unknown>[] = []
  const heard = new Map<string, (event: object) => void>()
  const fetch = async (url: string, { headers }: { headers: Record<string, string> }) => {
    const lang = headers['Accept-Language']
    asked.push([url, lang].filter(Boolean).join(' '))
    const page = pages.find(({ path, addressForm, lang: own }) => {
      return path === url && (addressForm === 'neutral' ? own === lang : !lang)
    })
    return new Response(readFileSync(`${root}/dist/client/${page?.file ?? url.slice(1)}`))
  }
  const put = async () => undefined
  const caches = { open: async () => ({ put }), delete: put, match: put, keys: async () => [] }
  const addEventListener = (type: string, hear: (event: object) => void) => heard.set(type, hear)
  const platform = { URL, Response, TextEncoder, TextDecoder, crypto, btoa, Uint8Array, Reflect }
  const script = readFileSync(`${root}/dist/client/ngsw-worker.js`, 'utf8')
  runInNewContext(script, { self: { addEventListener }, caches, fetch, ...platform })
  heard.get('install')?.({ waitUntil: (work: Promise<unknown>) => installed.push(work) })
  expect(installed).toHaveLength(1)
  await Promise.all(installed)
  return asked
}

test('precaches every page and its assets unchanged, without rarely used files', async () => {
  const root = builtSite()
  await buildWorker({ root, id: 'one', pages })
  const addresses = ['/it/clients', '/clients it', '/clients en'].concat(kept.map((file) => `/${file}`))
  expect((await install(root)).sort()).toEqual(addresses.sort())
})
