import type { Examples } from '#app/examples/example.ts'
import { StockGauge } from './stock-gauge.tsx'

export const examples: Examples = {
  component: 'StockGauge',
  states: [0, 2, 6, 12].map((filled) => ({
    name: `${filled} of 12`,
    view: (
      <div data-accent="warehouse">
        <StockGauge filled={filled} />
      </div>
    ),
  })),
}
