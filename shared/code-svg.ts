/** The dark modules of a QR code, row by row. */
export type Modules = readonly (readonly boolean[])[]

/** The quiet zone that ISO/IEC 18004 wants around a code, in modules. */
export const quietZone = 4

/** The dark modules as the `d` of one SVG path, one unit a module, each run of a row as one rectangle. */
export function codePath(rows: Modules): string {
  return rows.map(rowPath).join('')
}

/** A whole picture with its quiet zone, always dark on white. */
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
