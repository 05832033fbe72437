// `npm run requests`: the owner's command for stored requests.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readEnvironment } from '#server/config.ts'
import { openContactStore, storeName } from '#server/contact-store/open-contact-store.ts'
import { isReleased } from '#server/own-build.ts'
import { brandValues } from '#shared/brand-values.ts'
import { createTranslate, type Dictionary } from '#shared/messages.ts'
import { readWords } from './content/read-words.ts'
import { builtOwnerLanguage as lang } from './owner/built-owner-language.ts'
import { ownerWords } from './owner/owner-words.ts'
import { faultText } from './requests/command-context.ts'
import { runCommand } from './requests/run-command.ts'

// A release has the build's dictionaries, but no owner's files.
const words: Dictionary = isReleased
  ? JSON.parse(readFileSync(new URL(`../client/assets/i18n/${lang}.json`, import.meta.url), 'utf8'))
  : readWords(fileURLToPath(new URL('..', import.meta.url)), lang)
const say = ownerWords[lang]
const result = readEnvironment(lang)
if ('faults' in result) {
  console.error(result.faults.join('\n'))
  process.exit(1)
}
// A closed pipe (`| head`) is no error: the command finishes and closes the store. Other errors, as of a full
// disk, are reported.
process.stdout.once('error', (error: NodeJS.ErrnoException) => {
  process.stdout.on('error', () => {})
  if (error.code === 'EPIPE') return
  console.error(faultText(error, say))
  process.exitCode = 1
})
const writeLine = (text: string) => process.stdout.write(`${text}\n`)
const typed = process.argv.slice(2)
const store = openContactStore(result.config, { isOwner: true })
if (typed[0]) console.error(say('requests.store', { name: storeName(result.config) }))
try {
  await runCommand({ store, writeLine, say, t: createTranslate(words, lang, brandValues) }, typed)
} catch (error) {
  console.error(faultText(error, say))
  process.exitCode = 1
} finally {
  await store.close()
}
