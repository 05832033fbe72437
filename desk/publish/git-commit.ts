import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** In a git checkout, commits the owner's folder alone. @returns git's error message; '' if all is well */
export async function commitFolder(folder: string, sentence: string): Promise<string> {
  const git = (...args: string[]) => run('git', ['-C', folder, ...args])
  try {
    await git('rev-parse', '--is-inside-work-tree')
  } catch {
    return ''
  }
  try {
    await git('add', '--all', '--', '.')
    const { stdout } = await git('status', '--porcelain', '--', '.')
    if (stdout) await git('commit', '--quiet', '--message', sentence, '--', '.')
    return ''
  } catch (error) {
    return String(Object(error).stderr || error)
  }
}
