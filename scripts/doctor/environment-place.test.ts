import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { environmentPlace } from './environment-place.ts'

const names: string[] = []
readConfig(new Proxy({}, { get: (_, name) => void names.push(String(name)) }))

test('the server reads variables', () => {
  expect(names).toContain('DATA_DIR')
})

test.each(names)('the doctor’s example of %s is a start of the site that the server takes', (name) => {
  const { example, row } = environmentPlace(name, 'en')
  expect(row).toBe(name)
  const command = example.replace(/ npm start$/, ' printenv "$0"')
  expect(command).not.toBe(example)
  const value = execFileSync('sh', ['-c', command, name]).toString().trim()
  expect(value).not.toBe('')
  expect(readConfig({ [name]: value })).toHaveProperty('config')
})

test('it says where that is in the owner’s language', () => {
  expect(environmentPlace('PORT', 'it').file).toBe('variabili d’ambiente')
  expect(environmentPlace('PORT', 'en').file).toBe('environment')
})
