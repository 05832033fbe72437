import type { Examples } from '#app/examples/example.ts'
import { offerings } from '#content/offerings.ts'
import { Key } from './key.tsx'

export const examples: Examples = {
  component: 'Key',
  states: [
    {
      name: 'every product',
      view: offerings.map(({ id, accent, icon }) => <Key key={id} {...{ accent, icon }} />),
    },
    { name: 'small', view: <Key accent="menudigitale" icon="qr-code" size="small" /> },
    { name: 'coming soon', view: <Key accent="reservations" icon="calendar-check" dashed /> },
  ],
}
