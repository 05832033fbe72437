import type { Examples } from '#app/examples/example.ts'
import { Level } from './level.tsx'

export const examples: Examples = {
  component: 'Level',
  states: [0, 2, 6, 12].map((filled) => ({
    name: `${filled} of 12`,
    view: (
      <div data-accent="warehouse">
        <Level filled={filled} threshold={6} />
      </div>
    ),
  })),
}
