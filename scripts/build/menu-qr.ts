import { mkdirSync, writeFileSync } from 'node:fs'
import { encode } from 'uqr'
import { pagePath } from '#shared/navigation.ts'

/** Writes `generated/menu-qr.svg`: the code of the site's menu page, one path, drawn in the current colour. */
export function buildMenuQr(root: string, origin: string) {
  const address = origin + pagePath('menudigitale', { lang: 'it', form: 'neutral' })
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => `M0 ${y}.5${runs(row)}`)
  mkdirSync(`${root}/generated`, { recursive: true })
  writeFileSync(
    `${root}/generated/menu-qr.svg`,
    [
      '<svg xmlns="http://www.w3.org/2000/svg">',
      `<symbol id="qr" viewBox="0 0 ${size} ${size}">`,
      `<path stroke="currentColor" shape-rendering="crispEdges" d="${rows.join('')}"/>`,
      '</symbol></svg>\n',
    ].join(''),
  )
}

/** One line of the code as moves over the light modules and strokes over the dark ones. */
function runs(row: readonly boolean[]): string {
  const lengths = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return lengths
    .trimEnd()
    .replace(/ +|#+/g, (run) => (run[0] === '#' ? `h${run.length}` : `m${run.length} 0`))
}
