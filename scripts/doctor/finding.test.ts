import { expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { envFileFaults } from '#server/env-file.ts'
import { serverWords } from '#server/words/server-words.ts'
import { environmentPlace } from './finding.ts'

const names: string[] = []
readConfig(new Proxy({}, { get: (_, name) => void names.push(String(name)) }))

test('the server reads DATA_DIR', () => {
  expect(names).toContain('DATA_DIR')
})

test.each(names)('the example of %s is a valid line of .env', (name) => {
  const { example, row } = environmentPlace(name)
  expect(row).toBe(name)
  expect(envFileFaults(example, serverWords.en)).toEqual([])
  const value = example.slice(name.length + 1)
  expect(value).not.toBe('')
  expect(readConfig({ [name]: value })).toHaveProperty('config')
})

test('environmentPlace names the file', () => {
  vi.stubEnv('ENV_FILE', '/etc/vetrina/vetrina.env')
  expect(environmentPlace('PORT').file).toBe('/etc/vetrina/vetrina.env')
  vi.stubEnv('ENV_FILE', '')
  expect(environmentPlace('PORT').file).toBe('.env')
  vi.unstubAllEnvs()
})
