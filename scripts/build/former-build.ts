import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'

type Placing = { keep: boolean }

/** Makes a build in `dist/`. One that fails, or is not to be kept there, leaves the former one in its place. */
export async function buildOverFormer(root: string, { keep }: Placing, make: () => Promise<void>) {
  const [dist, former] = [`${root}/dist`, `${root}/.cache/former-dist`]
  const drop = (folder: string) => rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${root}/.cache`, { recursive: true })
  // The stamp is written last: without it a killed build is there, and the former one aside.
  if (existsSync(`${dist}/stamp`)) {
    drop(former)
    renameSync(dist, former)
  } else drop(dist)
  let isMade = false
  try {
    await make()
    isMade = true
  } finally {
    if (isMade && keep) drop(former)
    else {
      drop(dist)
      if (existsSync(former)) renameSync(former, dist)
    }
  }
}
