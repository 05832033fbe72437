import { readFileSync } from 'node:fs'
import type { Plugin } from 'vitest/config'
import { fixtureText } from './fixture-files.ts'
import { fixtureRoot, projectRoot } from './site-root.ts'

/** Gives modules the owner's JSON files as the site at `root` has them, whatever the project's own say. */
export function ownerContent(root: string): Plugin {
  const text = (path: string) =>
    root === fixtureRoot ? fixtureText(path) : readFileSync(`${root}/${path}`, 'utf8')
  return {
    name: 'owner-content',
    enforce: 'pre',
    load(id) {
      const path = ownersFile(id)
      return path ? text(path) : undefined
    },
    configureVitest({ defineCacheKeyGenerator }) {
      // One file has as many texts as there are sites: none may be taken from another one's run.
      defineCacheKeyGenerator(({ id }) => (ownersFile(id) ? false : undefined))
    },
  }
}

/** What is made from those files for the code to import, in place of the project's own. */
export function generatedOf(root: string): Plugin {
  return {
    name: 'generated-of',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith('#generated/') ? id.replace('#generated', `${root}/generated`) : undefined,
  }
}

function ownersFile(id: string): string | undefined {
  return /^\/((?:content|assets\/i18n)\/\w+\.json)$/.exec(pathInProject(id))?.[1]
}

function pathInProject(id: string): string {
  return id.startsWith(projectRoot) ? id.slice(projectRoot.length) : ''
}
