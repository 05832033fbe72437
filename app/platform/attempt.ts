/** Undefined where it throws, such as where storage is full or forbidden. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
