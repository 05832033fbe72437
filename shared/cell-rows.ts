import type { AudienceId } from '#content/offerings.ts'
import { homeAudiences, homeCells, type OfferingWithCell } from './products.ts'

export type PlacedCell = { offering: OfferingWithCell; columns: number; wideColumns: number }

/**
 * The products in the grid of home, with their widths of twelve columns: as the table draws them for nobody in particular,
 * and for one of the four with what is made for it first, laid in rows anew.
 */
export function placedCells(audience: AudienceId | null): readonly PlacedCell[] {
  if (!audience) {
    return homeCells().map((offering) => {
      const { cell } = offering
      const wideColumns = 'wideColumns' in cell ? cell.wideColumns : cell.columns
      return { offering, columns: cell.columns, wideColumns }
    })
  }
  const first: readonly string[] =
    homeAudiences()
      .find(({ id }) => id === audience)
      ?.offerings.map(({ id }) => id) ?? []
  const rank = ({ id }: OfferingWithCell) => (first.includes(id) ? first.indexOf(id) : first.length)
  return inRows(homeCells().toSorted((one, other) => rank(one) - rank(other)))
}

/** Three narrow cells side by side, else two that share the row as their drawings need it; the last may stand alone. */
function inRows(cells: readonly OfferingWithCell[]): PlacedCell[] {
  const [first, second, third] = cells
  if (!first) return []
  const place = (offering: OfferingWithCell, columns: number) => ({
    offering,
    columns,
    wideColumns: columns,
  })
  if (!second) return [place(first, 12)]
  if (third && [first, second, third].every(isNarrow)) {
    return [...[first, second, third].map((cell) => place(cell, 4)), ...inRows(cells.slice(3))]
  }
  const columns = shareOfFirst(first, second)
  return [place(first, columns), place(second, 12 - columns), ...inRows(cells.slice(2))]
}

function isNarrow({ cell }: OfferingWithCell): boolean {
  return cell.columns <= 4
}

/** The columns of the first of two: a narrow one leaves a wide one eight, two of a kind share twelve unevenly. */
function shareOfFirst(first: OfferingWithCell, second: OfferingWithCell): number {
  if (isNarrow(first) !== isNarrow(second)) return isNarrow(first) ? 4 : 8
  return first.cell.columns > second.cell.columns ? 7 : 5
}
