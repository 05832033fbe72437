/** A single row would leave a section nearly empty: it moves to a neighbouring one. */
export const isAlone = (rows: readonly unknown[]) => rows.length === 1
