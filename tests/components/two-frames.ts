/** Long enough for what must not happen to have happened: React has drawn, observers have told what they see. */
export function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
