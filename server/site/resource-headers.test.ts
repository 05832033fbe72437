import { expect, test } from 'vitest'
import { mediaTypes } from './resource-headers.ts'

test('each kind of file has its media type, and each text its charset', () => {
  const images = { avif: 'image/avif', ico: 'image/x-icon', jpeg: 'image/jpeg', jpg: 'image/jpeg' }
  const others = { png: 'image/png', webp: 'image/webp', woff2: 'font/woff2' }
  const texts = { css: 'text/css', ics: 'text/calendar', js: 'text/javascript', txt: 'text/plain' }
  const data = { atom: 'application/atom+xml', svg: 'image/svg+xml', xml: 'application/xml' }
  const json = { json: 'application/json', webmanifest: 'application/manifest+json' }
  const asText = Object.entries({ ...texts, ...data, ...json }).map(([end, type]) => [
    end,
    `${type}; charset=utf-8`,
  ])
  const all = [...Object.entries({ ...images, ...others }), ...asText]
  expect(mediaTypes).toEqual(Object.fromEntries(all.map(([end, type]) => [`.${end}`, type])))
})
