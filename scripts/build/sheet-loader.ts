import type { Plugin } from 'vite'

/**
 * Puts our loader of style sheets in the place of Vite's, which would add them to the head, before those of the body
 * (`app/platform/load-with-sheets.ts`).
 */
export function sheetLoader(): Plugin {
  return {
    name: 'sheet-loader',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /preload-helper/ },
      handler() {
        return this.resolve('#app/platform/load-with-sheets.ts', import.meta.filename)
      },
    },
  }
}
