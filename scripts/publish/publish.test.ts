import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { cureOf } from './deliver.ts'
import { readArguments } from './read-arguments.ts'

test.each([
  ['root@example.it', { target: 'root@example.it', install: undefined }],
  ['shop', { target: 'shop', install: undefined }],
  ['root@10.0.0.1 --install', { target: 'root@10.0.0.1', install: [] }],
  ['root@h --install --mail me@example.it', { target: 'root@h', install: ['--mail', 'me@example.it'] }],
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

test.each([
  ['root@h: Permission denied (publickey).', 'ssh-keygen'],
  ['@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\nHost key verification failed.', 'ssh-keygen -R'],
  ['Host key verification failed.', 'yes'],
  ['ssh: Could not resolve hostname h: Name or service not known', 'DNS'],
  ['ssh: connect to host h port 22: Connection refused', '22'],
  ['tar: ./client/it: Cannot mkdir: No space left on device', 'server'],
  ['sudo: a password is required', 'vetrina'],
  ['CERT_HAS_EXPIRED', 'certbot'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certbot'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certbot'],
  ['ENOTFOUND', 'DNS'],
  ['TimeoutError', 'minut'],
])('cureOf explains what to do about “%s”, in both languages', (message, cure) => {
  for (const say of Object.values(ownerWords)) expect(cureOf(message, say)).toContain(cure)
})

test('cureOf is empty for an unknown message', () => {
  expect(cureOf('The build is refused.', ownerWords.it)).toBe('')
})
