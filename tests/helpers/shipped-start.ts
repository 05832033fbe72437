import { readFileSync } from 'node:fs'

const manifest: { scripts: { serve: string } } = JSON.parse(readFileSync('package.json', 'utf8'))
const [, settings = '', start = ''] = /&& (.*) exec node (.+)$/.exec(manifest.scripts.serve) ?? []

/** What `npm run serve` gives Node: its options and the program, and the settings in its environment. */
export const shippedStart: readonly string[] = start.split(' ')
export const shippedEnvironment = Object.fromEntries(
  settings.split(' ').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=')
    return [name, value]
  }),
)
