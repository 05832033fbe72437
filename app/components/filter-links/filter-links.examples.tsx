import type { Examples } from '#app/examples/example.ts'
import { FilterLinks } from './filter-links.tsx'

const choices = [
  { id: '', label: 'Tutti', count: 1000 },
  { id: 'shops', label: 'Negozi', count: 3 },
  { id: 'none', label: 'Un settore dal nome che non finisce mai', count: 0 },
]

export const examples: Examples = {
  component: 'Filter links',
  states: [
    {
      name: 'nothing chosen',
      view: <FilterLinks label="Settore A" name="sector" choices={choices} chosen="" />,
    },
    {
      name: 'one chosen',
      view: <FilterLinks label="Settore B" name="sector" choices={choices} chosen="shops" />,
    },
  ],
}
