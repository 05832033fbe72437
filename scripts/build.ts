// `--if-changed`: no-op if dist/ is up to date. `--static`: for a static host, into dist-static/. `--preview`: into
// .cache/preview/, from where the next build of the same takes it.
// `--form-server`: URL of the server that takes its forms.
import { fileURLToPath } from 'node:url'
import { loadEnvFile } from '#server/env-file.ts'
import { contentFaults } from './content/content-faults.ts'
import { syncOfferingSchemas } from './content/offering-schemas.ts'
import { ownerLanguage } from './owner/owner-language.ts'
import { ownerWords } from './owner/owner-words.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

syncOfferingSchemas(root)
const lang = ownerLanguage(root)
const say = ownerWords[lang]
const faults = [...contentFaults(root), ...loadEnvFile(lang)]
if (faults.length > 0) refuse(faults)

// Imported late: these modules read the owner's files when loaded, after the content check.
const { publicOrigin } = await import('./build/origin.ts')
const { setting } = await import('#shared/setting.ts')
const { readOptions } = await import('./build/static/read-options.ts')
const { buildSite, buildStaticSite } = await import('./build/build-site.ts')
const hasMailOrPhone = Boolean(setting('company.email') || setting('company.phone'))
const options = readOptions(process.argv.slice(2), { origin: publicOrigin(), hasMailOrPhone, say })
if ('fault' in options) refuse([options.fault])
if (options.staticHost) {
  const { origin, formServer } = options.staticHost
  await buildStaticSite(root, options.staticHost)
  console.log(say('build.static', { folder: 'dist-static', origin }))
  if (formServer) console.log(say('build.form', { server: formServer, origin }))
} else await buildSite(root, options)

function refuse(faults: readonly string[]): never {
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(1)
}
