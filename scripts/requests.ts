// The owner's command over the requests that visitors sent: `npm run requests` shows what it can do.
import { readConfig } from '#server/config.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { moveRequests } from './requests/move-requests.ts'
import { runCommand } from './requests/run-command.ts'

const result = readConfig(process.env)
if ('faults' in result) {
  console.error(result.faults.join('\n'))
  process.exit(1)
}
const print = (text: string) => process.stdout.write(`${text}\n`)
const [command, ...words] = process.argv.slice(2)
const store = openContactStore(result.config, { isOwner: true })
try {
  if (command === 'move') await moveRequests(result.config, words[0] ?? process.env.MOVE_TO, print)
  else await runCommand(store, process.argv.slice(2), print)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await store.close()
}
