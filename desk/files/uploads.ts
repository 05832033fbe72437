import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FileChange } from './change.ts'

/** How long uploads of unsaved drafts are kept. */
const keptFor = 30 * 86_400_000

/** Uploads that no row names yet, under their future paths: abandoned drafts leave nothing in `images/`. */
export function uploadsOf(folder: string): string {
  return `${folder}/.desk/uploads`
}

/** Moves the uploads that the changes name into `images/`. @returns a function that moves them back */
export function bringPictures(folder: string, changes: readonly FileChange[]): () => void {
  const uploads = uploadsOf(folder)
  const said = JSON.stringify(changes.map(({ after }) => after))
  const files = waiting(uploads).filter((file) => said.includes(`"${file}"`))
  const move = (from: string, to: string) => {
    for (const file of files) {
      mkdirSync(dirname(`${to}/${file}`), { recursive: true })
      renameSync(`${from}/${file}`, `${to}/${file}`)
    }
  }
  move(uploads, folder)
  return () => move(folder, uploads)
}

export function dropOldUploads(folder: string) {
  const uploads = uploadsOf(folder)
  for (const file of waiting(uploads)) {
    if (Date.now() - statSync(`${uploads}/${file}`).mtimeMs > keptFor) rmSync(`${uploads}/${file}`)
  }
}

function waiting(uploads: string): string[] {
  if (!existsSync(uploads)) return []
  return globSync('images/*/*.*', { cwd: uploads }).map((file) => file.replaceAll('\\', '/'))
}
