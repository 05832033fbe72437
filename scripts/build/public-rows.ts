import type { Plugin } from 'vite'
import type { Entry } from '#shared/entries.ts'

/** Private settings, such as where requests are mailed. */
const serverOnly = [
  'brand.colour',
  'brand.icon',
  'brand.logo',
  'brand.logo.dark',
  'brand.short',
  'contact.recipient',
  'owner.language',
  'site.origin',
  'visits.count',
]

type Row = { enable: number; source?: string }

export function publicRows(site: string): Plugin {
  return {
    name: 'public-rows',
    enforce: 'pre',
    transform: {
      filter: { id: ['settings', 'claims', 'offerings'].map((name) => `${site}/${name}.json`) },
      handler(code) {
        const { entries, claims, offerings }: { entries?: Entry[]; claims?: Row[]; offerings?: Row[] } =
          JSON.parse(code)
        const isOn = ({ enable }: Row) => enable === 1
        return JSON.stringify({
          entries: entries?.filter((entry) => isOn(entry) && !serverOnly.includes(entry.key)),
          offerings: offerings?.filter((row) => !isOn(row)),
          claims: claims?.filter(isOn).map(({ source: _, ...row }) => row),
        })
      },
    },
  }
}
