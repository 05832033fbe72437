import { expect, test } from 'vitest'
import type { CompanyKey } from '#shared/company.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { CompanyValue } from './company-value.tsx'

/** The rendered lines of a value in a box of this width. */
async function linesOf(row: CompanyKey, value: string, width: number): Promise<string[]> {
  const screen = await renderView(
    <div>
      <CompanyValue row={row} value={value} />
    </div>,
  )
  const box = screen.container.querySelector('div')
  box?.style.setProperty('inline-size', `${width}px`)
  box?.style.setProperty('overflow-wrap', 'break-word')
  expect(box?.scrollWidth).toBeLessThanOrEqual(width)
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(box ?? document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const top = Math.round(range.getClientRects()[0]?.top ?? 0)
      if (letter.trim() || lines.has(top)) lines.set(top, (lines.get(top) ?? '') + letter)
    }
  }
  return [...lines.values()].map((line) => line.trim())
}

const address = 'Via del Molo 7, 19121 La Spezia (SP)'
const mail = 'info@ferramentarossi.example'

test.each([
  ['company.address', address, 400, [address]],
  ['company.address', address, 235, ['Via del Molo 7,', '19121 La Spezia (SP)']],
  ['company.address', 'Via del Molo 7 19121 La Spezia', 200, ['Via del Molo 7', '19121 La Spezia']],
  ['company.register', 'Riviere di Liguria, 12345678903', 220, ['Riviere di Liguria,', '12345678903']],
  ['company.email', mail, 400, [mail]],
  ['company.email', mail, 220, ['info@', 'ferramentarossi.example']],
  ['company.phone', '+39 0187 000000', 150, ['+39 0187 000000']],
] as const)('%s: %s in %i px', async (row, value, width, lines) => {
  expect(await linesOf(row, value, width)).toEqual(lines)
})
