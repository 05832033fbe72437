// Preloaded into a server of its own process: it reads the owner's files of the fixture site, whatever the project's say.
import { registerHooks } from 'node:module'
import { fixtureText } from './fixture-files.ts'
import { projectRoot } from './site-root.ts'

registerHooks({
  load(url, context, nextLoad) {
    const path = new URL(url).pathname
    const own = path.startsWith(projectRoot) ? path.slice(projectRoot.length + 1) : ''
    if (!/^site\/\w+\.json$/.test(own)) return nextLoad(url, context)
    return { format: 'json', source: fixtureText(own), shortCircuit: true }
  },
})
