import { expect, test } from 'vitest'
import { pictureAddress, pictureSources, renderedWidths } from './pictures.ts'

const picture = { name: 'clients/forni-1', fingerprint: 'AbCd', width: 1000, height: 750, color: '#fff' }

test.each([
  [400, [400]],
  [500, [500]],
  [501, [500, 501]],
  [1000, [500, 1000]],
  [1600, [500, 1000, 1600]],
])('an original %d px wide is rendered at %j', (largest, widths) => {
  expect(renderedWidths(largest)).toEqual(widths)
})

test('pictureAddress is one rendering’s, pictureSources lists all', () => {
  expect(pictureAddress(picture, 500, 'avif')).toBe('/assets/clients/forni-1-500-AbCd.avif')
  expect(pictureSources(picture, 'webp')).toBe(
    '/assets/clients/forni-1-500-AbCd.webp 500w, /assets/clients/forni-1-1000-AbCd.webp 1000w',
  )
})
