import type { Plugin } from 'vite'
import type { Entry } from '#shared/entries.ts'

/** Keys that only the server and the build read: where requests are sent is nobody's business. */
const serverOnly = [
  'brand.icon',
  'brand.logo',
  'brand.logo.dark',
  'brand.short',
  'contact.recipient',
  'contact.receipt',
  'owner.language',
  'site.origin',
]

type Row = { enable: number; source?: string }

/** Leaves in the browser's copies of settings and claims what is on, without what is the owner's alone. */
export function publicRows(): Plugin {
  return {
    name: 'public-rows',
    enforce: 'pre',
    transform: {
      filter: { id: /content\/(?:settings|claims)\.json$/ },
      handler(code) {
        const { entries, claims }: { entries?: Entry[]; claims?: Row[] } = JSON.parse(code)
        const isOn = ({ enable }: Row) => enable === 1
        return JSON.stringify({
          entries: entries?.filter((entry) => isOn(entry) && !serverOnly.includes(entry.key)),
          claims: claims?.filter(isOn).map(({ source: _, ...row }) => row),
        })
      },
    },
  }
}
