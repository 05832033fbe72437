import { afterEach, expect, test, vi } from 'vitest'
import { printOnly } from './print-only.ts'

const { dataset } = document.documentElement

afterEach(() => {
  window.dispatchEvent(new Event('afterprint'))
  delete dataset.print
  vi.restoreAllMocks()
})

test('printOnly prints one part once, then restores the page', () => {
  const printed: unknown[] = []
  vi.spyOn(window, 'print').mockImplementation(() => void printed.push(dataset.print))
  printOnly('order')
  expect(printed).toEqual(['order'])
  expect(dataset.print).toBe('order')
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset.print).toBe(undefined)
})
