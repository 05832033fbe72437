import type { Examples } from '#app/examples/example.ts'
import { Icon } from './icon.tsx'
import { siteIcons } from './icons.ts'

export const examples: Examples = {
  component: 'Icon',
  states: siteIcons().map((name) => ({ name, view: <Icon name={name} /> })),
}
