import { defineBrowserCommand } from '@vitest/browser-playwright'

export type Look = { dark?: boolean; print?: boolean; motion?: boolean }

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates the visitor's preferences; by default light, on a screen, reduced motion. */
    setLook: (look: Look) => Promise<void>
  }
}

export const setLook = defineBrowserCommand<[Look]>(async ({ page }, { dark, print, motion }) => {
  await page.emulateMedia({
    colorScheme: dark ? 'dark' : 'light',
    media: print ? 'print' : 'screen',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
})
