import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import shipped from '#scripts/server-start.json' with { type: 'json' }

test("systemd unit and container start the server with npm's arguments, as its memory was measured", () => {
  const unit = readFileSync('deploy/systemd/vetrina@.service', 'utf8')
  const container = readFileSync('deploy/Containerfile', 'utf8')
  expect(shipped.arguments.at(-1)).toBe('server/main.ts')
  const options = shipped.arguments.slice(0, -1)
  expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${options.join(' ')} \\S+/server/main.js$`, 'm'))
  const start = readFileSync('deploy/start-container.sh', 'utf8')
  expect(start).toMatch(new RegExp(`^exec .* node ${options.join(' ')} \\S+/server/main.js$`, 'm'))
  for (const [name, value] of Object.entries(shipped.environment)) {
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'))
    expect(container).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  }
})

test('servers get the Node version of the tests', () => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  expect(readFileSync('deploy/install.sh', 'utf8')).toContain(`\nnode_version=${devDependencies.node}\n`)
})
