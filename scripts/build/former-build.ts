import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where the build in `dist` is, and where the former one waits until a new one is whole. */
function places(root: string) {
  return { dist: `${root}/dist`, former: `${root}/.cache/former-dist` }
}

/** Lets `make` write a new build into `dist`. When it throws, the former build is there again, as it was. */
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

/** Lets `make` use `dist`, and puts the build that is there back afterwards, whatever comes of it. */
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

/** After a build that was killed: the former one is put back, unless the new one was whole (its stamp is written last). */
export function tidyKilledBuild(root: string) {
  const { dist, former } = places(root)
  if (!existsSync(former)) return
  if (existsSync(`${dist}/stamp`)) return rmSync(former, { recursive: true })
  rmSync(dist, { recursive: true, force: true })
  renameSync(former, dist)
}
