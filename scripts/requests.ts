// The owner's command over the requests that visitors sent: `npm run requests` shows what it can do.
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { siteWords } from './build/site-words.ts'
import { ownerLanguage } from './owner/owner-language.ts'
import { commandWords } from './requests/command-words.ts'
import { faultText } from './requests/fault-text.ts'
import { moveRequests } from './requests/move-requests.ts'
import { readOptions } from './requests/read-options.ts'
import { runCommand } from './requests/run-command.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const lang = ownerLanguage(root)
const words = commandWords[lang]
const result = readConfig(process.env, lang)
if ('faults' in result) {
  console.error(result.faults.join('\n'))
  process.exit(1)
}
// Who reads may go before the end, as `head` does. What the command has begun it finishes, and the store is closed; only
// another fault, as of a full disk, is told.
process.stdout.once('error', (error: NodeJS.ErrnoException) => {
  process.stdout.on('error', () => {})
  if (error.code === 'EPIPE') return
  console.error(faultText(error, words))
  process.exitCode = 1
})
const writeLine = (text: string) => process.stdout.write(`${text}\n`)
const typed = process.argv.slice(2)
const [name = '', ...rest] = typed
const store = openContactStore(result.config, { isOwner: true })
try {
  if (name === 'move') {
    const [where = process.env.MOVE_TO] = readOptions(name, rest, words).args
    await moveRequests(result.config, { where, lang, writeLine })
  } else await runCommand({ store, writeLine, words, t: siteWords(root, lang) }, typed)
} catch (error) {
  console.error(faultText(error, words))
  process.exitCode = 1
} finally {
  await store.close()
}
