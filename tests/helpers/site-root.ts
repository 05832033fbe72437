import { fileURLToPath } from 'node:url'

/** The project, without a slash at its end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The tests' own site, a folder as an owner has one; its README says what it is for. */
export const fixtureSite = `${projectRoot}/tests/fixture-site`

/** Where the sources with the fixtures in place of the owner's files are put together and built. */
export const fixtureRoot = `${projectRoot}/.cache/fixture-site`

/** The site that this test project looks at, as `vitest.config.ts` names it. */
export const siteRoot = process.env.SITE_ROOT || projectRoot
