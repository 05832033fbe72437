import { fileURLToPath } from 'node:url'

/** Without trailing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** See its README. */
export const fixtureSite = `${projectRoot}/tests/fixture-site`

/** A copy of the sources with the fixture site, where it is built. */
export const fixtureRoot = `${projectRoot}/.cache/fixture-site`

/** Set by `vitest.config.ts` for each test project. */
export const siteRoot = process.env.SITE_ROOT || projectRoot
