import type { Examples } from '#app/examples/example.ts'
import { Icon } from './icon.tsx'
import { icons } from './icons.ts'

export const examples: Examples = {
  component: 'Icon',
  states: icons.map((name) => ({ name, view: <Icon name={name} /> })),
}
