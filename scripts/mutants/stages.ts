import { dirname } from 'node:path'

/** Tests that are tried on a change before others that cost more; those only on the files that they are made for. */
export type Stage = {
  project: string
  isFor: (file: string) => boolean
  isOf: (testFile: string) => boolean
}

const store = 'server/contact-store/'

export const stages: readonly Stage[] = [
  { project: 'unit', isFor: () => true, isOf: isOfBehaviour },
  { project: 'mocked', isFor: () => true, isOf: isOfBehaviour },
  { project: 'services', isFor: (file) => file.startsWith(store), isOf: (test) => test.startsWith(store) },
  { project: 'components', isFor: (file) => file.startsWith('app/'), isOf: () => true },
]

/** Rules about how sources are written notice a change by chance only. */
function isOfBehaviour(test: string): boolean {
  return !/^tests\/(architecture|docs)\//.test(test)
}

/** Tests that stand beside the file, and all others. */
export function nearestFirst<Row>(file: string, rows: readonly Row[], pathOf: (row: Row) => string) {
  const isNear = (row: Row) => dirname(pathOf(row)) === dirname(file)
  return [rows.filter(isNear), rows.filter((row) => !isNear(row))] as const
}
