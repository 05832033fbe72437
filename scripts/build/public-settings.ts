import type { Plugin } from 'vite'
import type { Entry } from '#shared/entries.ts'

/** Keys that only the server and the build read: where requests are sent is nobody's business. */
const serverOnly = ['contact.recipient', 'contact.receipt', 'owner.language', 'site.origin']

/** Leaves in the browser's copy of the settings what is active and public. */
export function publicSettings(): Plugin {
  return {
    name: 'public-settings',
    enforce: 'pre',
    transform: {
      filter: { id: /content\/settings\.json$/ },
      handler(code) {
        const { entries }: { entries: Entry[] } = JSON.parse(code)
        const shown = entries.filter(({ enable, key }) => enable === 1 && !serverOnly.includes(key))
        return JSON.stringify({ entries: shown })
      },
    },
  }
}
