import { expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { envFileFaults } from '#server/env-file.ts'
import { serverWords } from '#server/words/server-words.ts'
import { environmentPlace } from './environment-place.ts'

const names: string[] = []
readConfig(new Proxy({}, { get: (_, name) => void names.push(String(name)) }))

test('the server reads variables', () => {
  expect(names).toContain('DATA_DIR')
})

test.each(names)('the doctor’s example of %s is a line of .env that the server takes', (name) => {
  const { example, row } = environmentPlace(name)
  expect(row).toBe(name)
  expect(envFileFaults(example, serverWords.en)).toEqual([])
  const value = example.slice(name.length + 1)
  expect(value).not.toBe('')
  expect(readConfig({ [name]: value })).toHaveProperty('config')
})

test('it says which file that is', () => {
  vi.stubEnv('ENV_FILE', '/etc/vetrina/vetrina.env')
  expect(environmentPlace('PORT').file).toBe('/etc/vetrina/vetrina.env')
  vi.stubEnv('ENV_FILE', '')
  expect(environmentPlace('PORT').file).toBe('.env')
  vi.unstubAllEnvs()
})
