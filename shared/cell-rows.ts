import type { AudienceId } from '#content/offerings.ts'
import { homeAudiences, homeCells, type OfferingWithCell } from './products.ts'

/** `isHalf`: on a phone it stands beside another. */
export type PlacedCell = {
  offering: OfferingWithCell
  columns: number
  wideColumns: number
  isHalf: boolean
}

/**
 * The products in the grid of home, with their widths of twelve columns: as the table draws them for nobody in particular,
 * and for one of the four with what is made for it first, laid in rows anew.
 */
export function placedCells(audience: AudienceId | null): readonly PlacedCell[] {
  if (!audience) {
    return homeCells().map((offering) => {
      const { cell } = offering
      const wideColumns = 'wideColumns' in cell ? cell.wideColumns : cell.columns
      return { offering, columns: cell.columns, wideColumns, isHalf: isHalf(offering) }
    })
  }
  const first: readonly string[] =
    homeAudiences()
      .find(({ id }) => id === audience)
      ?.offerings.map(({ id }) => id) ?? []
  const rank = ({ id }: OfferingWithCell) => (first.includes(id) ? first.indexOf(id) : first.length)
  const cells = homeCells().toSorted((one, other) => rank(one) - rank(other))
  const paired = pairedHalves(cells)
  return inRows(cells).map((placed) => ({ ...placed, isHalf: paired.has(placed.offering) }))
}

/** A half that is followed by a whole is whole itself: another half beside it would come before what is more the visitor's. */
function pairedHalves(cells: readonly OfferingWithCell[]): ReadonlySet<OfferingWithCell> {
  const paired = new Set<OfferingWithCell>()
  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1]
    if (next && isHalf(cell) && isHalf(next) && !paired.has(cell)) paired.add(cell).add(next)
  }
  return paired
}

function isHalf({ cell }: OfferingWithCell): boolean {
  return 'isHalf' in cell
}

/** Three narrow cells side by side, else two that share the row as their drawings need it; the last may stand alone. */
function inRows(cells: readonly OfferingWithCell[]): Omit<PlacedCell, 'isHalf'>[] {
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
