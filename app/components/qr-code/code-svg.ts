export type Modules = readonly (readonly boolean[])[]

/** In modules (ISO/IEC 18004). */
export const quietZone = 4

/** Path data: one unit per module, one rectangle per run in a row. */
export function codePath(rows: Modules): string {
  return rows.map(rowPath).join('')
}

export function codeSvg(rows: Modules): string {
  const side = rows.length + 2 * quietZone
  const box = `viewBox="-${quietZone} -${quietZone} ${side} ${side}"`
  const ground = `<path fill="#fff" d="M-${quietZone}-${quietZone}h${side}v${side}h-${side}z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">${ground}<path fill="#0b1b33" d="${codePath(rows)}"/></svg>\n`
}

function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g)
  return Array.from(runs, (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join('')
}
