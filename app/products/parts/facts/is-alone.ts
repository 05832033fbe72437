/** A single row would leave its section empty: it stands with its neighbours. */
export const isAlone = (rows: readonly unknown[]) => rows.length === 1
