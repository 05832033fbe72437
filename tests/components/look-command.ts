import { defineBrowserCommand } from '@vitest/browser-playwright'

export type Look = { dark?: boolean; print?: boolean; motion?: boolean }

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** How the visitor's device asks for the page to look; what is not named is light, on a screen and still. */
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
