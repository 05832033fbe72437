import type { Plugin } from 'vite'

/** Replaces Vite's preload helper, whose sheets in the head would come before those in the body. */
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
