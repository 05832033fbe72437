/** Milliseconds. Forms sent sooner are taken to be from bots. */
export const shortestFilling = 3_000

/** The script waits longer, because of network time and clock differences. */
export const awaitedFilling = shortestFilling + 500
