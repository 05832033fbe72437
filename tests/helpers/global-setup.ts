import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { assembleFixtureSite } from './site-copy.ts'
import { fixtureRoot, projectRoot } from './site-root.ts'
import { type SiteServer, startSite } from './site-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Without trailing slash. */
    siteUrl: string
  }
}

let site: SiteServer | undefined

/** Builds the site if needed and starts the server, unless `SITE_URL` names a running one. */
export async function setup(project: TestProject) {
  const running = process.env.SITE_URL
  if (!running) {
    const root = project.config.env?.SITE_ROOT || projectRoot
    if (root === fixtureRoot) assembleFixtureSite()
    const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (build.status !== 0) throw new Error('The site does not build.')
    site = await startSite(root)
  }
  project.provide('siteUrl', running?.replace(/\/$/, '') ?? site?.url ?? '')
}

export async function teardown() {
  await site?.stop()
}
