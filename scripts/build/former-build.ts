import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

function places(root: string) {
  return { dist: `${root}/dist`, former: `${root}/.cache/former-dist` }
}

type Placing = { keep: boolean }

/** Makes a build in `dist/`. One that fails, or is not to be kept there, leaves the former one in its place. */
export async function buildOverFormer(root: string, { keep }: Placing, make: () => Promise<void>) {
  const { dist, former } = places(root)
  mkdirSync(dirname(former), { recursive: true })
  if (existsSync(dist)) renameSync(dist, former)
  let isMade = false
  try {
    await make()
    isMade = true
  } finally {
    if (isMade && keep) rmSync(former, { recursive: true, force: true })
    else {
      rmSync(dist, { recursive: true, force: true })
      if (existsSync(former)) renameSync(former, dist)
    }
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
