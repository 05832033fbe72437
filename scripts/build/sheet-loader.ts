import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper, which adds sheets to the head, before those in the body
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
