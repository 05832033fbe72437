import { devNull } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { siteAlias } from './scripts/build/site-alias.ts'
import { components } from './tests/components/project.ts'
import { LongestFirst } from './tests/helpers/longest-first.ts'
import { fixtureRoot, fixtureSite, projectRoot } from './tests/helpers/site-root.ts'

// A developer's own .env must not change the tests.
process.env.ENV_FILE = devNull
// Caches the hundred modules that each program started by a test compiles, half of its time. `npm test` clears it.
process.env.NODE_COMPILE_CACHE ??= `${projectRoot}/.cache/node`

const outside = ['**/node_modules/**', 'dist/**', '.cache/**']

// Measures the time of each test file for `tests/helpers/cost-reporter.ts`.
const costOfFile = 'tests/helpers/cost-of-file.ts'

const inNode = {
  setupFiles: costOfFile,
  // Mail servers are started; a slow machine is not a fault.
  testTimeout: 30_000,
  // A loop over an empty list claims nothing.
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
  hookTimeout: 60_000,
}

// `full` and `full-built` are `npm run test:full`, all others `npm test`.
// Three groups, one after the other: rules and views, which need no build; servers, databases and their attackers, which
// mostly wait, so that one more at a time keeps both processors busy; what needs the built site.
const onServers = {
  setupFiles: costOfFile,
  sequence: { groupOrder: 1 },
  maxWorkers: 3,
  globalSetup: 'tests/helpers/postgres-server.ts',
  // Databases and whole servers are started; a slow machine is not a fault.
  testTimeout: 60_000,
  expect: { requireAssertions: true, poll: { timeout: 20_000 } },
  hookTimeout: 60_000,
}
const fullOnBuiltSite = ['tests/{deploy,desk}/*.e2e.ts', '**/*.full.{test,e2e}.ts']
const onBuiltSite = {
  sequence: { groupOrder: 2 },
  // Browsers wait for pages and clocks: one lane more than processors keeps both busy.
  maxWorkers: 3,
  exclude: outside,
  // Files share a browser and the modules that they read; each visit is a new profile.
  isolate: false,
  setupFiles: [costOfFile, 'tests/helpers/browsers-end.ts'],
  globalSetup: ['tests/helpers/browsers-setup.ts', 'tests/helpers/global-setup.ts'],
  // Conditions are waited for; a slow machine is not a fault.
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** A project that looks at the fixture site. */
const onFixture = (test: TestProjectInlineConfiguration['test'] = {}) => ({
  resolve: { alias: siteAlias(fixtureSite) },
  test,
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    // CI reports show messages only: each must name its faults in full.
    chaiConfig: { truncateThreshold: 0 },
    sequence: { sequencer: LongestFirst },
    projects: [
      onFixture({
        ...inNode,
        name: 'unit',
        env: { STORE_ENGINES: 'sqlite' },
        // Files share the modules that they read: a third of the time. Those that replace a module are `mocked`.
        isolate: false,
        include: ['**/*.test.ts'],
        exclude: [
          ...outside,
          '**/*.{browser,full,mocked,service}.test.ts',
          'tests/{crash,e2e,owner,shipped,siege}/**',
        ],
      }),
      onFixture({ ...inNode, name: 'mocked', include: ['**/*.mocked.test.ts'], exclude: outside }),
      await components(),
      onFixture({
        ...onServers,
        name: 'services',
        include: ['**/*.service.test.ts'],
        exclude: [...outside, 'tests/deploy/**'],
      }),
      onFixture({
        ...onServers,
        name: 'full',
        include: ['tests/{crash,siege}/*.test.ts', 'tests/deploy/*.service.test.ts'],
      }),
      onFixture({
        ...onBuiltSite,
        name: 'browser',
        include: ['tests/**/*.e2e.ts'],
        exclude: [...outside, 'tests/shipped/**', ...fullOnBuiltSite],
        env: { SITE_ROOT: fixtureRoot },
      }),
      onFixture({
        ...onBuiltSite,
        name: 'full-built',
        include: fullOnBuiltSite,
        env: { SITE_ROOT: fixtureRoot },
      }),
      {
        // Looks at the project as it stands.
        test: { ...onBuiltSite, name: 'shipped', include: ['tests/shipped/*.{test,e2e}.ts'] },
      },
      {
        // Builds copies of the project as owners would have it, and asks them what must always hold.
        test: {
          ...onBuiltSite,
          name: 'owner',
          globalSetup: 'tests/helpers/browsers-setup.ts',
          include: ['tests/owner/*.test.ts'],
          exclude: ['**/*.full.test.ts'],
        },
      },
    ],
  },
})
