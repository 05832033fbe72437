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

export type Version = { id: string; at: string; sentence: string }

const keptVersions = 20

/** Copies of the owner's whole folder as it was published, the last twenty. */
export function openVersions({ folder, own }: Pick<OwnerFolder, 'folder' | 'own'>) {
  const home = `${own}/versions`
  mkdirSync(home, { recursive: true })

  function list(): Version[] {
    const versions = readdirSync(home).filter((name) => existsSync(`${home}/${name}/version.json`))
    return versions
      .sort()
      .reverse()
      .map((id) => ({ id, ...JSON.parse(readFileSync(`${home}/${id}/version.json`, 'utf8')) }))
  }

  function keep(sentence: string): Version {
    const at = new Date().toISOString()
    const id = at.replace(/\D/g, '')
    const beside = `${home}/.${id}`
    for (const file of globSync('**/*.*', { cwd: folder })) {
      mkdirSync(dirname(`${beside}/site/${file}`), { recursive: true })
      copyFileSync(`${folder}/${file}`, `${beside}/site/${file}`, constants.COPYFILE_FICLONE)
    }
    writeWhole(`${beside}/version.json`, JSON.stringify({ at, sentence }))
    renameSync(beside, `${home}/${id}`)
    for (const old of list().slice(keptVersions)) rmSync(`${home}/${old.id}`, { recursive: true })
    return { id, at, sentence }
  }

  return {
    list,
    keep,
    /** The owner's files of a version, by name. */
    read: (id: string): ReadonlyMap<string, string> => readRows(`${home}/${id}/site`),
    readPresent: () => readRows(folder),
    /** Replaces the files by those of a version; the present ones are a version first, also if the power is cut. */
    goBack: (id: string, sentence: string) => {
      if (!list().some((one) => one.id === id)) return false
      keep(sentence)
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
