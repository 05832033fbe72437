import type { Examples } from '#app/examples/example.ts'
import { offerings } from '#content/offerings.ts'
import { Tile } from './tile.tsx'

export const examples: Examples = {
  component: 'Tile',
  states: [
    {
      name: 'every product',
      view: offerings.map(({ id, accent, icon }) => <Tile key={id} accent={accent} icon={icon} />),
    },
    { name: 'small', view: <Tile accent="menudigitale" icon="qr-code" size="small" /> },
    { name: 'coming soon', view: <Tile accent="reservations" icon="calendar-check" dashed /> },
  ],
}
