import { hash } from 'node:crypto'
import { createUuid } from '#shared/uuid.ts'
import { openForm } from '#tests/helpers/open-form.ts'

export type Acknowledged = { id: string; hashes: string[] }

/**
 * A visitor who sends one request after the other, each until it is acknowledged, always under the same identifier:
 * what the form's own queue does. `stop` ends it after the request that is under way.
 */
export async function crashClient(url: string, address: string) {
  const acknowledged: Acknowledged[] = []
  /** Requests acknowledged as repeats: they were stored, but the server was killed before it could respond. */
  let repeats = 0
  let isStopped = false
  const post = await openForm({ url })
  const byte = () => Math.floor(Math.random() * 256)

  async function send() {
    const id = createUuid()
    const files = attachments(id)
    while (!(await isTaken(id, files))) await new Promise((resolve) => setTimeout(resolve, 5))
    acknowledged.push({ id, hashes: files.map((file) => hash('sha256', file)) })
  }

  async function isTaken(id: string, files: readonly Buffer[]) {
    const status = await post(id, files, { 'x-forwarded-for': `10.${address}.${byte()}.${byte()}` }).catch(
      () => 503,
    )
    if (status === 200) repeats++
    if (![200, 201, 503].includes(status)) throw new Error(`A good request was answered ${status}.`)
    return status !== 503
  }

  return {
    acknowledged,
    repeats: () => repeats,
    send,
    run: async () => {
      while (!isStopped) await send()
    },
    stop: () => {
      isStopped = true
    },
  }
}

/** None to three files of different sizes, their bytes made from the identifier. */
function attachments(id: string): Buffer[] {
  const seed = Number.parseInt(id.slice(0, 6), 16)
  return Array.from({ length: seed % 4 }, (_, index) => {
    const line = `${id} ${index} ${hash('sha256', `${id}${index}`)}\n`
    return Buffer.from(line.repeat(1 + ((seed >> (index + 2)) % 800)))
  })
}
