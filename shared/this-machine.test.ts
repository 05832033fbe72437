import { expect, test } from 'vitest'
import { isThisMachine } from './this-machine.ts'

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://localhost/menu', true],
  ['http://[::1]:80', true],
  ['smtp://localhost:25', true],
  ['http://192.168.1.20:3000', false],
  ['https://localhost.example', false],
  ['https://www.example.it', false],
  ['postgres://db.example.it/site', false],
])('%s is this machine: %s', (url, is) => {
  expect(isThisMachine(url)).toBe(is)
})
