import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedEnvironment, shippedStart } from '#tests/helpers/shipped-start.ts'

test('the unit and the container start the server as npm does: its bound of memory was measured so', () => {
  const unit = readFileSync('deploy/systemd/vetrina@.service', 'utf8')
  const container = readFileSync('deploy/Containerfile', 'utf8')
  expect(shippedStart.at(-1)).toBe('server/main.ts')
  expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${shippedStart.join(' ')}$`, 'm'))
  expect(container).toContain(`CMD ${JSON.stringify(['node', ...shippedStart]).replaceAll(',', ', ')}`)
  for (const [name, value] of Object.entries(shippedEnvironment)) {
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'))
    expect(container).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  }
})
