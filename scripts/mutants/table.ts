import type { Outcome } from './try-change.ts'

type Row = { folder: string; outcome: Outcome }

/** One row a folder and one for all; `share` is of what was tried: changes that no test reaches count as not noticed. */
export function outcomeTable(rows: readonly Row[]) {
  const folders = [...new Set(rows.map(({ folder }) => folder))].sort()
  return [...folders, 'all'].map((folder) => {
    const own = rows.filter((row) => folder === 'all' || row.folder === folder)
    const count = (...outcomes: Outcome[]) => own.filter(({ outcome }) => outcomes.includes(outcome)).length
    const tried = own.length - count('refused')
    const noticed = tried - count('not noticed', 'no test', 'by chance')
    return {
      folder,
      tried,
      noticed,
      share: tried === 0 ? '' : `${Math.round((100 * noticed) / tried)} %`,
      'by rules': count('unit'),
      'by databases': count('services'),
      'by views': count('components'),
      'by the built site': count('built site'),
      'by never ending': count('endless'),
      'by chance': count('by chance'),
      'not noticed': count('not noticed'),
      'no test': count('no test'),
      'refused by the compiler': count('refused'),
    }
  })
}

/** Where a file is counted. Views are counted apart: most of what they do shows only in a browser. */
export function folderOf(file: string): string {
  if (file.endsWith('.tsx')) return 'views'
  return file
    .split('/')
    .slice(0, file.startsWith('app/') ? 2 : 1)
    .join('/')
}
