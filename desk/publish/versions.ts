import {
  constants,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { OwnerFolder } from '../files/owner-folder.ts'
import { writeWhole } from '../files/write-whole.ts'
import { problem } from '../server/problem.ts'

export type Version = { id: string; at: string; sentence: string }

const keptVersions = 20

/** Copies of the owner's whole folder as it was published, the last twenty. */
export function openVersions({ folder, own, restore }: Pick<OwnerFolder, 'folder' | 'own' | 'restore'>) {
  const home = `${own}/versions`
  const beside = `${home}/.next`
  const copied = `${beside}/site`
  const filesOf = (id: string) => `${home}/${id}/site`
  mkdirSync(home, { recursive: true })

  function list(): Version[] {
    const versions = readdirSync(home).filter((name) => /^\d+$/.test(name))
    return versions
      .sort()
      .reverse()
      .map((id) => ({ id, ...JSON.parse(readFileSync(`${home}/${id}/version.json`, 'utf8')) }))
  }

  return {
    /** What was published last is the first. */
    list,
    /** Copies the present files beside, to be built while the owner goes on. */
    copy: () => {
      rmSync(beside, { recursive: true, force: true })
      for (const file of globSync('**/*.*', { cwd: folder })) {
        mkdirSync(dirname(`${copied}/${file}`), { recursive: true })
        copyFileSync(`${folder}/${file}`, `${copied}/${file}`, constants.COPYFILE_FICLONE)
      }
    },
    copied,
    /** Makes the copy a version. */
    keep: (sentence: string) => {
      const at = new Date().toISOString()
      writeWhole(`${beside}/version.json`, JSON.stringify({ at, sentence }))
      renameSync(beside, `${home}/${at.replace(/\D/g, '')}`)
      for (const { id } of list().slice(keptVersions))
        rmSync(`${home}/${id}`, { recursive: true, force: true })
    },
    /** The owner's files of a version, by name. */
    read: (id: string) => readRows(filesOf(id)),
    readCopy: () => readRows(copied),
    readPresent: () => readRows(folder),
    /** Replaces the files by those of a version, which can be undone. */
    goBack: (id: string) => {
      if (!list().some((one) => one.id === id)) throw problem(404)
      for (const file of globSync('images/**/*.*', { cwd: filesOf(id) })) {
        const picture = readFileSync(`${filesOf(id)}/${file}`)
        const present = existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`) : undefined
        if (present?.equals(picture)) continue
        // Replaced by hand under the same name, which no undo brings back: it is put aside.
        if (present) writeWhole(`${own}/replaced/${Date.now()}/${file}`, present)
        writeWhole(`${folder}/${file}`, picture)
      }
      return restore(readRows(filesOf(id)))
    },
  }
}

function readRows(folder: string): Map<string, string> {
  const names = globSync(['*.json', 'i18n/*.json'], { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return new Map(names.sort().map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}
