import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

function places(root: string) {
  return { dist: `${root}/dist`, former: `${root}/.cache/former-dist` }
}

export async function replaceBuild(root: string, make: () => Promise<void>) {
  const { dist, former } = places(root)
  mkdirSync(dirname(former), { recursive: true })
  if (existsSync(dist)) renameSync(dist, former)
  try {
    await make()
  } catch (fault) {
    rmSync(dist, { recursive: true, force: true })
    if (existsSync(former)) renameSync(former, dist)
    throw fault
  }
  rmSync(former, { recursive: true, force: true })
}

export async function besideBuild(root: string, make: () => Promise<void>) {
  const { dist, former } = places(root)
  mkdirSync(dirname(former), { recursive: true })
  if (existsSync(dist)) renameSync(dist, former)
  try {
    await make()
  } finally {
    rmSync(dist, { recursive: true, force: true })
    if (existsSync(former)) renameSync(former, dist)
  }
}

/** Restores the former build after a killed one, unless the new one has its stamp, which is written last. */
export function tidyKilledBuild(root: string) {
  const { dist, former } = places(root)
  if (!existsSync(former)) return
  if (existsSync(`${dist}/stamp`)) return rmSync(former, { recursive: true })
  rmSync(dist, { recursive: true, force: true })
  renameSync(former, dist)
}
