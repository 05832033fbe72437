const unexpected: string[] = []
const expected: RegExp[] = []
const write = console.error

console.error = (...parts: unknown[]) => {
  const error = parts.map(String).join(' ')
  if (expected.some((pattern) => pattern.test(error))) return
  unexpected.push(error)
  write(...parts)
}

/** This test provokes an error; every other one on the console fails it. */
export function expectError(pattern: RegExp) {
  expected.push(pattern)
}

/** Unexpected errors since the last call, which also ends all expectations. */
export function unexpectedErrors(): string[] {
  expected.length = 0
  return unexpected.splice(0)
}
