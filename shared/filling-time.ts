/** Who sends a form sooner than so many milliseconds after it was begun counts as a machine, for the server. */
export const shortestFilling = 3_000

/** What the form's script waits for: longer, for two clocks and the way between them do not agree to the millisecond. */
export const awaitedFilling = shortestFilling + 500
