import { afterEach, expect, test, vi } from 'vitest'
import { recordDownloads } from '#tests/components/recorded.ts'
import { saveSvg } from './save-code.ts'

afterEach(() => void vi.restoreAllMocks())

const modules = [
  [true, false, true],
  [false, true, false],
  [true, true, false],
]

test.each([
  ['Trattoria da Nives', 'menu-trattoria-da-nives'],
  ['  Caffè “Più” & Co. ', 'menu-caffe-piu-co'],
  ['…', 'menu'],
])('the drawing of %j is named %s', async (name, file) => {
  const files = recordDownloads()
  saveSvg(modules, name)
  expect([files[0]?.name, (await files[0]?.blob)?.type]).toEqual([`${file}.svg`, 'image/svg+xml'])
})
