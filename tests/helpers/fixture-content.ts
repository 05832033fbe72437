import type { Plugin } from 'vitest/config'
import { fixtureText } from './fixture-files.ts'
import { fixtureRoot, projectRoot } from './site-root.ts'

/** Gives modules the owner's JSON files as the fixture site has them, whatever the project's own say. */
export function fixtureContent(): Plugin {
  return {
    name: 'fixture-content',
    enforce: 'pre',
    load(id) {
      const path = ownersFile(id)
      return path ? fixtureText(path) : undefined
    },
    configureVitest({ defineCacheKeyGenerator }) {
      // One file has two texts, the project's and the fixture site's: neither may be taken from the other's run.
      defineCacheKeyGenerator(({ id }) => (ownersFile(id) ? false : undefined))
    },
  }
}

/** What is made from those files for the code to import, in place of the project's own. */
export function fixtureGenerated(): Plugin {
  return {
    name: 'fixture-generated',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith('#generated/') ? id.replace('#generated', `${fixtureRoot}/generated`) : undefined,
  }
}

function ownersFile(id: string): string | undefined {
  return /^\/(site\/(?:i18n\/)?\w+\.json)$/.exec(pathInProject(id))?.[1]
}

function pathInProject(id: string): string {
  return id.startsWith(projectRoot) ? id.slice(projectRoot.length) : ''
}
