import { expect, test } from 'vitest'
import { renderView } from '#tests/components/render-view.tsx'
import { StockGauge } from './stock-gauge.tsx'

test.for([
  { filled: 0, drawn: ['M1 11.5h0', 'M72 0v23'] },
  { filled: 7, squares: 24, drawn: ['M1 11.5h84', 'M144 0v23'] },
])('fills $filled squares, with a tick at the middle', async ({ drawn, ...level }) => {
  const { container } = await renderView(<StockGauge {...level} />)
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(paths).toEqual(drawn)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
