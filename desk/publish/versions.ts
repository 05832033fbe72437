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
import { isDeepStrictEqual } from 'node:util'
import type { OwnerFolder } from '../files/owner-folder.ts'
import { writeWhole } from '../files/write-whole.ts'

/** `isPresent`: the files are so now. `isUnpublished`: what stood there before going back to another version. */
export type Version = Kept & { isPresent: boolean }

type Kept = { id: string; at: string; sentence: string; isUnpublished?: true }

const keptVersions = 20

/** Copies of the owner's whole folder as it was published or before going back, the last twenty. */
export function openVersions({ folder, own }: Pick<OwnerFolder, 'folder' | 'own'>) {
  const home = `${own}/versions`
  const beside = `${home}/.next`
  const copied = `${beside}/site`
  const filesOf = (id: string) => `${home}/${id}/site`
  mkdirSync(home, { recursive: true })

  function list(): Kept[] {
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
      mkdirSync(dirname(`${copied}/${file}`), { recursive: true })
      copyFileSync(`${folder}/${file}`, `${copied}/${file}`, constants.COPYFILE_FICLONE)
    }
  }

  function keep(sentence: string, state: Pick<Kept, 'isUnpublished'> = {}) {
    const at = new Date().toISOString()
    const doubles = list().filter(({ id, isUnpublished }) => isUnpublished && isSame(filesOf(id), copied))
    writeWhole(`${beside}/version.json`, JSON.stringify({ at, sentence, ...state }))
    renameSync(beside, `${home}/${at.replace(/\D/g, '')}`)
    const shown = online()?.id
    for (const { id } of [...doubles, ...list().slice(keptVersions)]) {
      if (id !== shown) rmSync(`${home}/${id}`, { recursive: true, force: true })
    }
  }

  return {
    list: (): Version[] => list().map((one) => ({ ...one, isPresent: isSame(filesOf(one.id), folder) })),
    /** What was published last. */
    online,
    /** Copies the present files beside, to be built while the owner goes on. */
    copy,
    copied,
    /** Makes the copy a version. */
    keep,
    isCopyPresent: () => isSame(copied, folder),
    /** The owner's files of a version, by name. */
    read: (id: string): ReadonlyMap<string, string> => readRows(filesOf(id)),
    readPresent: () => readRows(folder),
    /** Replaces the files by those of a version; the present ones become one first, if they are none. */
    goBack: (id: string, sentence: string) => {
      const all = list()
      if (!all.some((one) => one.id === id)) return false
      if (!all.some((one) => isSame(filesOf(one.id), folder))) {
        copy()
        keep(sentence, { isUnpublished: true })
      }
      for (const file of globSync('**/*.*', { cwd: filesOf(id) }))
        writeWhole(`${folder}/${file}`, readFileSync(`${filesOf(id)}/${file}`))
      return true
    },
  }
}

/** Texts, rows and the pictures of the first; a picture that is only in the other is none of its rows. */
function isSame(one: string, other: string): boolean {
  const isThere = (file: string) =>
    existsSync(`${other}/${file}`) && readFileSync(`${other}/${file}`).equals(readFileSync(`${one}/${file}`))
  const isRows = isDeepStrictEqual(readRows(one), readRows(other))
  return isRows && globSync('images/**/*.*', { cwd: one }).every(isThere)
}

function readRows(folder: string): Map<string, string> {
  const names = globSync(['*.json', 'i18n/*.json'], { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  return new Map(names.sort().map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}
