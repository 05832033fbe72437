const written: string[] = []
const expected: RegExp[] = []
const write = console.error

console.error = (...parts: unknown[]) => {
  written.push(parts.map(String).join(' '))
  write(...parts)
}

/** This test provokes an error; every other one on the console fails it. */
export function expectError(pattern: RegExp) {
  expected.push(pattern)
}

/** What was written since the last call, without what was expected; expectations end here. */
export function unexpectedErrors(): string[] {
  const left = written.splice(0).filter((error) => !expected.some((pattern) => pattern.test(error)))
  expected.length = 0
  return left
}
