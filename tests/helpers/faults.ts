import type { BrowserContext } from 'playwright-core'

/** Collects console errors, uncaught errors, CSP violations, failed requests and responses from 400 on. */
export async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  context.on('console', (message) => {
    // Failed loads are reported by their request below, with the URL.
    const isTold = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isTold) faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Aborted by navigation or the end of the test.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status: ${response.status()} ${response.url()}`)
  })
  return faults
}

export function unexpectedFaults(faults: readonly string[], expected: readonly RegExp[]): string[] {
  return faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
}
