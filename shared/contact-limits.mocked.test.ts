import { beforeEach, expect, test, vi } from 'vitest'

const owner = vi.hoisted(() => new Map<string, string>())
vi.mock('./setting.ts', () => ({ setting: (key: string) => owner.get(key) ?? '' }))

const { contactLimits } = await import('./contact-limits.ts')

beforeEach(() => owner.clear())

test('contactLimits follows the settings', () => {
  owner.set('contact.extensions', '.odt')
  owner.set('contact.file.megabytes', '7.5')
  owner.set('contact.files', '9')
  expect(contactLimits()).toEqual({ extensions: '.odt', megabytes: 7.5, files: 9 })
})

test.each(['', 'many', '-1', 'Infinity', 'NaN'])(
  'an invalid number, %j, falls back to the default',
  (value) => {
    owner.set('contact.file.megabytes', value)
    owner.set('contact.files', value)
    expect(contactLimits()).toEqual({ extensions: '', megabytes: 5, files: 3 })
  },
)

test('accepts 0 and rounds the number of files down', () => {
  owner.set('contact.file.megabytes', '0')
  owner.set('contact.files', '2.9')
  expect(contactLimits()).toMatchObject({ megabytes: 0, files: 2 })
})
