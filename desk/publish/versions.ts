import {
  constants,
  copyFileSync,
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

/** `isUnpublished`: what stood there before going back to another version. */
export type Version = { id: string; at: string; sentence: string; isUnpublished?: true }

const keptVersions = 20

/** Copies of the owner's whole folder as it was published or before going back, the last twenty. */
export function openVersions({ folder, own }: Pick<OwnerFolder, 'folder' | 'own'>) {
  const home = `${own}/versions`
  const beside = `${home}/.next`
  mkdirSync(home, { recursive: true })

  function list(): Version[] {
    const versions = readdirSync(home).filter((name) => /^\d+$/.test(name))
    return versions
      .sort()
      .reverse()
      .map((id) => ({ id, ...JSON.parse(readFileSync(`${home}/${id}/version.json`, 'utf8')) }))
  }

  const online = () => list().find(({ isUnpublished }) => !isUnpublished)

  function copy() {
    rmSync(beside, { recursive: true, force: true })
    for (const file of globSync('**/*.*', { cwd: folder })) {
      mkdirSync(dirname(`${beside}/site/${file}`), { recursive: true })
      copyFileSync(`${folder}/${file}`, `${beside}/site/${file}`, constants.COPYFILE_FICLONE)
    }
  }

  function keep(sentence: string, state: Pick<Version, 'isUnpublished'> = {}) {
    const at = new Date().toISOString()
    writeWhole(`${beside}/version.json`, JSON.stringify({ at, sentence, ...state }))
    renameSync(beside, `${home}/${at.replace(/\D/g, '')}`)
    const shown = online()?.id
    for (const { id } of list().slice(keptVersions)) {
      if (id !== shown) rmSync(`${home}/${id}`, { recursive: true })
    }
  }

  return {
    list,
    /** What was published last. */
    online,
    /** Copies the present files beside, to be built while the owner goes on. */
    copy,
    copied: `${beside}/site`,
    /** Makes the copy a version. */
    keep,
    /** The owner's files of a version, by name. */
    read: (id: string): ReadonlyMap<string, string> => readRows(`${home}/${id}/site`),
    readPresent: () => readRows(folder),
    /** Replaces the files by those of a version; the present ones are a version first, also if the power is cut. */
    goBack: (id: string, sentence: string) => {
      if (!list().some((one) => one.id === id)) return false
      copy()
      keep(sentence, { isUnpublished: true })
      for (const file of globSync('**/*.*', { cwd: `${home}/${id}/site` }))
        writeWhole(`${folder}/${file}`, readFileSync(`${home}/${id}/site/${file}`))
      return true
    },
  }
}

function readRows(folder: string): Map<string, string> {
  const names = globSync(['*.json', 'i18n/*.json'], { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return new Map(names.sort().map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}
