import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

test.each([
  ['root@example.it', { target: 'root@example.it', isDryRun: false, install: undefined }],
  ['shop --dry-run', { target: 'shop', isDryRun: true, install: undefined }],
  ['root@10.0.0.1 --install', { target: 'root@10.0.0.1', isDryRun: false, install: [] }],
  [
    'root@h --install --mail me@example.it',
    { target: 'root@h', isDryRun: false, install: ['--mail', 'me@example.it'] },
  ],
])('readArguments: %s', (typed, options) => {
  expect(readArguments(typed.split(' '))).toEqual(options)
})

test.each([
  '',
  'one two',
  '-oProxyCommand=x',
  'host --unknown',
  'host --mail me@example.it',
  'host --install --mail $(x)@example.it',
  'host;reboot',
])('readArguments refuses: %s', (typed) => {
  expect(readArguments(typed.split(' ').filter(Boolean))).toBeUndefined()
})
