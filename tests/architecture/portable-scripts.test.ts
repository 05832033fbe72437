import { expect, test } from 'vitest'
import { readSource } from '#tests/helpers/sources.ts'

const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> }

// npm runs scripts with sh, or Windows' cmd: only syntax of both is allowed, such as `&&`.
test.each(Object.entries(scripts))('npm run %s uses only syntax that sh and cmd share', (_, script) => {
  for (const command of script.split(' && ')) {
    expect(command).toMatch(/^(node|npm|vitest|tsc|biome|vite|sh)( |$)/)
    expect(command).not.toMatch(/['"`$%;|<>^~*?(){}[\]\\&#]/)
  }
})

test.each(['start', 'dev', 'build', 'test', 'check', 'doctor', 'requests', 'check-content'])(
  'npm run %s starts with the script that installs dependencies',
  (name) => {
    expect(scripts[name]).toMatch(/^node scripts\/(ensure-install|start)\.mjs/)
  },
)

test('ensure-install includes devDependencies even when NODE_ENV is production', () => {
  const [, list = ''] = /spawnSync\('npm', \[(.*?)\]/.exec(readSource('scripts/ensure-install.mjs')) ?? []
  expect(list).toContain("'ci', '--include=dev'")
})
