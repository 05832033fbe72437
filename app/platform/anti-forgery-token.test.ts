import { expect, test } from 'vitest'
import { antiForgeryToken } from './http.ts'

const page = {
  baseURI: 'https://shop.example/it/contact',
  origin: 'https://shop.example',
  cookie: 'lang=it; XSRF-TOKEN=a%2Bb%3D%3D; other=1',
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('%s to its origin has the decoded token', (method) => {
  expect(antiForgeryToken(method, '/api/contact', page)).toBe('a+b==')
})

test.each(['GET', 'HEAD', 'get', 'OPTIONS', 'TRACE'])('%s never carries it', (method) => {
  expect(antiForgeryToken(method, '/api/contact', page)).toBeNull()
})

test.each([
  '/api',
  'api',
  '',
  '//shop.example/api',
  '\\\\shop.example/api',
  'https://shop.example/api',
  'HTTPS://SHOP.EXAMPLE/api',
  'https://shop.example:443/api',
  ' https://shop.example/api ',
  'https://user@shop.example/api',
])('%j is the same origin', (url) => {
  expect(antiForgeryToken('POST', url, page)).toBe('a+b==')
})

test.each([
  '//evil.example/api',
  '\\\\evil.example/api',
  '/\\evil.example/api',
  'https:\\\\evil.example',
  'http:evil',
  'http://shop.example/api',
  'https://www.shop.example/api',
  'https://shop.example.evil.example/api',
  'https://shop.example@evil.example/api',
  '\thttps://evil.example',
  'data:text/plain,x',
  'blob:https://evil.example/1',
  'javascript:0',
  'https://',
])('%j is another origin', (url) => {
  expect(antiForgeryToken('POST', url, page)).toBeNull()
})

test('with a base URL of another origin relative addresses carry no token', () => {
  const elsewhere = { ...page, baseURI: 'https://cdn.example/' }
  expect(antiForgeryToken('POST', '/api', elsewhere)).toBeNull()
  expect(antiForgeryToken('POST', 'https://shop.example/api', elsewhere)).toBe('a+b==')
})

test('without its cookie there is no token', () => {
  expect(antiForgeryToken('POST', '/api', { ...page, cookie: 'NOT-XSRF-TOKEN=1' })).toBeNull()
})
