import { fileURLToPath } from 'node:url'
import { ownerLanguage } from './owner/owner-language.ts'
import { ownerWords } from './owner/owner-words.ts'
import { publish } from './publish/publish.ts'
import { readArguments } from './publish/read-arguments.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const say = ownerWords[ownerLanguage(root)]
const options = readArguments(process.argv.slice(2))
if (options) process.exitCode = (await publish(root, { ...options, say })) ? 0 : 1
else {
  console.error(say('publish.usage'))
  process.exitCode = 2
}
