import { expect, test } from 'vitest'
import english from './en.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import { ownerWords } from './owner-words.ts'

test('both languages have the same keys and placeholders', () => {
  const names = (text: string) => new Set(text.match(/\{\{\w+\}\}/g))
  const englishTexts = new Map(Object.entries(english))
  for (const [key, text] of Object.entries(italian)) {
    expect(text.trim(), key).not.toBe('')
    // SQLite's own message is English anyway.
    const isTold = key.startsWith('requests.fault.')
    const other = englishTexts.get(key) ?? ''
    if (!isTold) expect(names(text), key).toEqual(names(other))
  }
})

test('has singular and plural forms', () => {
  for (const say of Object.values(ownerWords)) {
    expect(say('doctor.mail.waiting', { count: 2 })).toMatch(/^2 /)
    expect(say('doctor.mail.waiting', { count: 1 })).not.toMatch(/\d|\{\{/)
  }
})
