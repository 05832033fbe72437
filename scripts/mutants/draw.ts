/** So many of the rows, always the same for the same seed. */
export function draw<Row>(rows: readonly Row[], count: number, seed: number): Row[] {
  const left = [...rows]
  const next = random(seed)
  const drawn: Row[] = []
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(next() * left.length), 1))
  return drawn
}

/** Numbers from 0 to below 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
