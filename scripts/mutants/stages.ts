import { dirname } from 'node:path'

/** Tests that are tried on a change before others that cost more; those only on the files that may show in them. */
export type Stage = { project: string; isFor: (file: string) => boolean }

export const stages: readonly Stage[] = [
  { project: 'unit', isFor: () => true },
  { project: 'mocked', isFor: () => true },
  { project: 'services', isFor: (file) => !file.startsWith('app/') },
  { project: 'components', isFor: (file) => /^(app|content|shared)\//.test(file) },
]

/** Rules about how sources are written notice a change by chance only. */
export function isOfBehaviour(test: string): boolean {
  return !/^tests\/(architecture|docs)\//.test(test)
}

/** Tests that stand beside the file, and all others. */
export function nearestFirst<Row>(file: string, rows: readonly Row[], pathOf: (row: Row) => string) {
  const isNear = (row: Row) => dirname(pathOf(row)) === dirname(file)
  return [rows.filter(isNear), rows.filter((row) => !isNear(row))] as const
}
