import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What is wrong with a copy's built site, by rules that hold whatever its owner writes. */
export async function siteFaults(root: string): Promise<string[]> {
  const { SITE_ROOT: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/shipped/tell-faults.ts'], {
    cwd: root,
    env,
    maxBuffer: 1e8,
  })
  return JSON.parse(stdout)
}
