/** Long enough for anything unwanted to happen: React has rendered, observers have reported. */
export function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
