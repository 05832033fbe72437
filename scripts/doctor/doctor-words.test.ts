import { expect, test } from 'vitest'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { brandWords } from './brand-words.ts'
import { companyWords } from './company-words.ts'
import { duties } from './duties.ts'
import { peopleWords } from './people-words.ts'
import { serviceWords } from './service-words.ts'
import { termsWords } from './terms-words.ts'

const counts = [1, 2]
const given = 'GIVEN'

/** Everything that the doctor can say in a language, by name; of a sentence with a number, for one and for two. */
function sentences(words: object): [name: string, sentence: unknown][] {
  return Object.entries(words).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'string') return [[name, value]]
    if (typeof value !== 'function') return sentences(value)
    const isCounting = name === 'waiting' || name === 'refused'
    return isCounting
      ? counts.map((count) => [`${name} ${count}`, value(count)])
      : [[name, value(given, `${given} TOO`)]]
  })
}

/** Examples are the same in both languages: they are values, not sentences. */
function companyTexts(lang: OwnerLanguage): [name: string, sentence: unknown][] {
  const { rows, noKind, wrongVat } = companyWords[lang]
  const texts = Object.entries(rows).map(([key, { text }]): [string, unknown] => [key, text])
  return [...texts, ['noKind', noKind], ['wrongVat', wrongVat]]
}

const termsTexts = (lang: OwnerLanguage) =>
  Object.entries(termsWords[lang].questions).map(([name, { text }]): [string, unknown] => [
    `terms ${name}`,
    text,
  ])

const [italian, english] = (['it', 'en'] as const).map((lang) => [
  ...companyTexts(lang),
  ...sentences(brandWords[lang]),
  ...termsTexts(lang),
  ...sentences(duties[lang]),
  ...sentences(peopleWords[lang]),
  ...sentences(serviceWords[lang]),
])

test('every finding is told in both languages, in words, with what it is about', () => {
  expect(italian?.map(([name]) => name)).toEqual(english?.map(([name]) => name))
  expect(italian?.length).toBeGreaterThan(30)
  for (const [index, [name, sentence]] of (italian ?? []).entries()) {
    const other = english?.[index]?.[1]
    for (const one of [sentence, other]) expect(one, name).toMatch(/\p{L}{2,}.* .*\p{L}{2,}/u)
    expect(sentence, name).not.toBe(other)
    expect(String(sentence).includes(given), name).toBe(String(other).includes(given))
    expect(`${sentence} ${other}`, name).not.toMatch(/undefined|\[object|NaN/)
  }
})

test('one and several are told apart', () => {
  for (const told of [italian, english]) {
    const of = (name: string) => String(told?.find(([one]) => one === name)?.[1])
    for (const name of ['waiting', 'refused']) {
      expect(of(`${name} 2`)).toMatch(/^2 /)
      // More than the number is another.
      expect(of(`${name} 1`).replace('1', '2')).not.toBe(of(`${name} 2`))
    }
  }
})
