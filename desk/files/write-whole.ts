import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Written beside, synced, renamed: after a power cut the file is the former or the new one. */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o644) {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.new`
  const target = openSync(beside, 'w', mode)
  try {
    writeFileSync(target, content)
    fsyncSync(target)
  } finally {
    closeSync(target)
  }
  renameSync(beside, file)
  syncFolder(dirname(file))
}

/** Windows cannot open folders, and journals renames by itself. */
function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
