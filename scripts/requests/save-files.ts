import { hash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContactStore, StoredRequest } from '#server/contact-store/contact-store.ts'
import { stripAccents } from '#shared/accents.ts'
import { fileExtension } from '#shared/contact-request.ts'
import type { CommandContext } from './command-context.ts'

/** Under safe names: `1-capitolato.pdf`. @throws Error when a file exists or its hash differs */
export async function saveFiles(
  { store, say }: CommandContext,
  request: StoredRequest,
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const paths: string[] = []
  for (const [index, file] of request.files.entries()) {
    const content = await wholeContent(store, file)
    if (!content) throw new Error(say('requests.notWhole', { name: file.name }))
    const path = join(folder, safeName(file.name, index))
    if (existsSync(path)) throw new Error(say('requests.isThere', { path }))
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
    paths.push(path)
  }
  return paths
}

type StoredFile = StoredRequest['files'][number]

/** Undefined when it is not what was sent. */
export async function wholeContent(store: Pick<ContactStore, 'fileContent'>, { id, sha256 }: StoredFile) {
  const content = await store.fileContent(id)
  return content && hash('sha256', content) === sha256 ? content : undefined
}

/** Only letters, digits and hyphens, safe for shells. */
export function safeName(name: string, index: number): string {
  const sent = fileExtension(name)
  const extension = /^[a-z0-9]{1,10}$/i.test(sent) ? sent : ''
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1)
  const plain = (text: string) =>
    stripAccents(text)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  return `${index + 1}-${plain(stem).slice(0, 60) || 'file'}.${extension.toLowerCase() || 'bin'}`
}
