import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'
import { languageRow, languages } from './locale.ts'

test.for(languages)('listWords equals Intl.ListFormat (%s)', (lang) => {
  const format = new Intl.ListFormat(languageRow(lang).region)
  for (const names of [[], ['uno'], ['uno', 'due'], ['uno', 'due', 'tre'], ['a', 'b', 'c', 'd']])
    expect(listWords(names, lang)).toBe(format.format(names))
})
