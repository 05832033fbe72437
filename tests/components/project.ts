import react from '@vitejs/plugin-react'
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { publicOrigin } from '#scripts/build/origin.ts'
import { publicRows } from '#scripts/build/public-rows.ts'
import { siteAlias } from '#scripts/build/site-alias.ts'
import { fixtureRoot, fixtureSite } from '#tests/helpers/site-root.ts'
import { findChromium, findHeadlessShell } from '#tests/programs/find-programs.ts'

type Look = { dark?: boolean; motion?: boolean }

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates the visitor's preferences; by default light, reduced motion. */
    setLook: (look: Look) => Promise<void>
  }
}

const setLook = defineBrowserCommand<[Look]>(async ({ page }, { dark, motion }) => {
  await page.emulateMedia({
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
})

/** Views drawn by a real Chromium from their sources, and rules that need what only a browser has: no build, no server of ours. */
export async function components(): Promise<TestProjectInlineConfiguration> {
  const executablePath = findHeadlessShell() ?? findChromium()
  // Chromium's sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const isWatching = !process.argv.some((word) => /^(--)?run$/.test(word))
  return {
    plugins: [react(), publicRows(fixtureSite)],
    resolve: {
      alias: [...siteAlias(fixtureSite), { find: '#generated', replacement: `${fixtureRoot}/generated` }],
    },
    define: { __ORIGIN__: JSON.stringify(publicOrigin()), __LOGO__: 'null' },
    publicDir: 'assets/static',
    // Each run has a new profile: it asks for a module once, not again for each file, a fifth of the processor time.
    server: isWatching ? {} : { headers: { 'Cache-Control': 'max-age=3600' } },
    // A package discovered during a run would make Vite reload the page under a test.
    optimizeDeps: {
      include: [
        'axe-core',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'vitest-browser-react',
      ],
    },
    test: {
      name: 'components',
      include: ['{app,desk,tests}/**/*.view.test.tsx', 'app/**/*.browser.test.ts'],
      setupFiles: 'tests/components/setup.ts',
      globalSetup: 'tests/components/global-setup.ts',
      // Each test begins with the browser's own functions.
      restoreMocks: true,
      unstubGlobals: true,
      // Conditions are waited for; a slow machine is not a fault.
      expect: { requireAssertions: true, poll: { timeout: 15_000 } },
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        traceView: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args },
          contextOptions: { locale: 'it-IT', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        commands: { setLook },
      },
    },
  }
}
