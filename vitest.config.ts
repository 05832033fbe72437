import { defineConfig } from 'vitest/config'

const outside = ['**/node_modules/**', 'dist/**', '.cache/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Databases and mail servers are started; a slow machine is not a fault.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...outside, 'tests/e2e/**', 'tests/crash/**'],
        },
      },
      {
        test: {
          name: 'crash',
          include: ['tests/crash/*.test.ts'],
          // After the others: servers are started and killed, and have to be quick.
          sequence: { groupOrder: 1 },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.e2e.ts'],
          exclude: outside,
          globalSetup: 'tests/helpers/global-setup.ts',
          // After all others: a browser wants the processor for itself.
          sequence: { groupOrder: 2 },
          // Conditions are waited for; a slow machine is not a fault.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
