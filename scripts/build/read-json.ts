import { readFileSync } from 'node:fs'

export function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8'))
}
