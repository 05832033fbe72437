import { devNull } from 'node:os'
import { defineConfig } from 'vitest/config'
import { components } from './tests/components/project.ts'
import { LongestFirst } from './tests/helpers/longest-first.ts'
import { ownerContent } from './tests/helpers/owner-content.ts'
import { fixtureRoot, projectRoot } from './tests/helpers/site-root.ts'

// Whoever has an .env of their own has it for themselves.
process.env.ENV_FILE = devNull

const outside = ['**/node_modules/**', 'dist/**', '.cache/**']

/** Tests look at the fixture site; those in `tests/shipped` at the project as it stands, or at a copy of it. */
const shippedRoot = process.env.SITE_ROOT || projectRoot

// What each file of tests costs is written by `tests/helpers/cost-reporter.ts`.
const costOfFile = 'tests/helpers/cost-of-file.ts'

const inNode = {
  setupFiles: costOfFile,
  // Mail servers are started; a slow machine is not a fault.
  testTimeout: 30_000,
  // A loop over an empty list claims nothing.
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
  hookTimeout: 60_000,
}

const inBrowser = {
  exclude: outside,
  // Files share a browser and the modules that they read; each visit is a new profile.
  isolate: false,
  setupFiles: [costOfFile, 'tests/helpers/browsers-end.ts'],
  globalSetup: 'tests/helpers/global-setup.ts',
  // Conditions are waited for; a slow machine is not a fault.
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

// Three groups, one after the other: rules and views, which need no build; servers, databases and their attackers, which
// mostly wait, so that one more at a time keeps both processors busy; what needs the built site.
const onServers = { setupFiles: costOfFile, sequence: { groupOrder: 1 }, maxWorkers: 3 }
const onBuiltSite = { sequence: { groupOrder: 2 } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [ownerContent(fixtureRoot)],
        test: {
          ...inNode,
          name: 'unit',
          env: { STORE_ENGINES: 'sqlite' },
          // Files share the modules that they read: a third of the time. Those that replace a module are `mocked`.
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [
            ...outside,
            '**/*.{browser,mocked,service}.test.ts',
            'tests/{crash,e2e,owner,shipped,siege}/**',
          ],
        },
      },
      {
        plugins: [ownerContent(fixtureRoot)],
        test: { ...inNode, name: 'mocked', include: ['**/*.mocked.test.ts'], exclude: outside },
      },
      await components(),
      {
        plugins: [ownerContent(fixtureRoot)],
        test: {
          ...onServers,
          name: 'services',
          // Databases and whole servers are started; a slow machine is not a fault.
          testTimeout: 60_000,
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
          include: ['**/*.service.test.ts'],
          exclude: outside,
        },
      },
      {
        plugins: [ownerContent(fixtureRoot)],
        test: {
          ...onServers,
          name: 'crash',
          include: ['tests/crash/*.test.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onServers,
          name: 'siege',
          include: ['tests/siege/*.test.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [ownerContent(fixtureRoot)],
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/**/*.e2e.ts'],
          exclude: [...outside, 'tests/shipped/**'],
          env: { SITE_ROOT: fixtureRoot },
          ...onBuiltSite,
        },
      },
      {
        plugins: [ownerContent(shippedRoot)],
        test: {
          ...inBrowser,
          name: 'shipped',
          include: ['tests/shipped/*.{test,e2e}.ts'],
          env: { SITE_ROOT: shippedRoot },
          // What fails on a copy is told by its message alone.
          chaiConfig: { truncateThreshold: 2_000 },
          ...onBuiltSite,
        },
      },
      {
        // Builds copies of the project as owners would have it, and runs `shipped` on them.
        test: {
          name: 'owner',
          setupFiles: costOfFile,
          // Whole copies are taken away; a slow machine is not a fault.
          hookTimeout: 60_000,
          include: ['tests/owner/*.test.ts'],
          ...onBuiltSite,
        },
      },
    ],
  },
})
