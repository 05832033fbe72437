import { expect, test } from 'vitest'
import { renderView } from '#tests/components/render-view.tsx'
import { StockGauge } from './stock-gauge.tsx'

test.for([
  { filled: 0, threshold: 6, drawn: ['M1 11.5h0', 'M72 0v23'] },
  { filled: 7, threshold: 3, drawn: ['M1 11.5h84', 'M36 0v23'] },
])('fills $filled squares, with a tick at $threshold', async ({ drawn, ...level }) => {
  const { container } = await renderView(<StockGauge {...level} />)
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(paths).toEqual(drawn)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
