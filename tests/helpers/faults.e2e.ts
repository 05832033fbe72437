import { expect, inject, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { unexpectedFaults, watchFaults } from './faults.ts'

test('watchFaults reports every kind of page error', async () => {
  const browser = await openBrowser()
  const context = await browser.newContext({ baseURL: inject('siteUrl') })
  const faults = await watchFaults(context)
  const page = await context.newPage()
  await page.goto('/it')
  expect(faults).toEqual([])

  await page.evaluate(async () => {
    console.error('told on the console')
    setTimeout(() => {
      throw new Error('nobody caught me')
    })
    const box = document.createElement('div')
    box.setAttribute('style', 'color: red')
    document.body.append(box)
    await fetch('/assets/i18n/de.json')
    await fetch('http://127.0.0.1:1/').catch(() => undefined)
  })
  for (const kind of [/on the console/, /nobody caught/, /CSP violation/, /status: 404/]) {
    await expect.poll(() => faults.filter((fault) => kind.test(fault)).length).toBeGreaterThan(0)
  }
  expect(unexpectedFaults(faults, [/./])).toEqual([])
  await context.close()
})
