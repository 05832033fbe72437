import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { stripAccents } from '#shared/accents.ts'
import { fileExtension } from '#shared/file-extension.ts'
import type { CommandContext } from './command-context.ts'

/** Under safe names: `1-capitolato.pdf`. @throws Error when a file exists or its hash differs */
export async function saveFiles(
  { store, say }: CommandContext,
  request: StoredRequest,
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const paths: string[] = []
  for (const [index, { id, name, sha256 }] of request.files.entries()) {
    const content = await store.fileContent(id)
    if (!content || createHash('sha256').update(content).digest('hex') !== sha256) {
      throw new Error(say('requests.notWhole', { name }))
    }
    const path = join(folder, `${index + 1}-${plainName(name)}`)
    if (existsSync(path)) throw new Error(say('requests.isThere', { path }))
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
    paths.push(path)
  }
  return paths
}

/** Only letters, digits and hyphens, safe for shells. */
function plainName(name: string): string {
  const sent = fileExtension(name)
  const extension = /^[a-z0-9]{1,10}$/i.test(sent) ? sent : ''
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1)
  const plain = (text: string) =>
    stripAccents(text)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  return `${plain(stem).slice(0, 60) || 'file'}.${extension.toLowerCase() || 'bin'}`
}
