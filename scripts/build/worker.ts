import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import type { BuildFile } from '#app/worker/versions.ts'
import { siteDir } from '#content/site-files/site-dir.ts'
import type { BuiltPage } from '#shared/built-site.ts'
import { siteAlias } from './site-alias.ts'

type WorkerOptions = { root: string; id: string; pages: readonly BuiltPage[] }

export async function buildWorker({ root, id, pages }: WorkerOptions) {
  const client = `${root}/dist/client`
  // Further parts of lists are many and rarely visited, so they are not precached.
  const kept = pages.filter(({ part }) => part === undefined)
  const list = { id, files: [...pageFiles(client, kept), ...otherFiles(client, kept)] }
  await build({
    root,
    configFile: false,
    resolve: { alias: siteAlias(siteDir(root)) },
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(list) },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      rolldownOptions: {
        input: 'app/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'ngsw-worker.js' },
      },
    },
  })
}

function pageFiles(client: string, pages: readonly BuiltPage[]): BuildFile[] {
  return pages.map(({ path, file, addressForm, lang }) => ({
    url: path,
    hash: sha256(`${client}/${file}`),
    ...(addressForm === 'neutral' && { lang }),
  }))
}

function otherFiles(client: string, pages: readonly BuiltPage[]): BuildFile[] {
  const files = globSync(['assets/**/*.{js,css,woff2,svg,json}', '*.{svg,webmanifest}', '**/*.ics'], {
    cwd: client,
  })
  const html = pages.map(({ file }) => readFileSync(`${client}/${file}`, 'utf8')).join()
  const pictures = [...html.matchAll(/assets\/[\w-]+-500-[\da-f]{8}\.avif/g)].map(([path]) => path)
  return [...new Set([...files, ...pictures])]
    .sort()
    .map((file) => ({ url: `/${file}`, hash: sha256(`${client}/${file}`) }))
}

function sha256(file: string): string {
  return `sha256-${hash('sha256', readFileSync(file), 'base64')}`
}
