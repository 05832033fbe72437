import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What does not hold of the built site of a copy, though it must whatever its owner writes. */
export async function siteFaults(root: string): Promise<string[]> {
  const { SITE_ROOT: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/shipped/tell-faults.ts'], {
    cwd: root,
    env,
    maxBuffer: 1e8,
  })
  return JSON.parse(stdout)
}
