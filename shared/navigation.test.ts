import { expect, test } from 'vitest'
import { requireOffering } from './navigation.ts'
import { pageSubject, subjectsOf } from './products.ts'

test('subjectsOf is the offering itself, else those with the same target', () => {
  const ids = ['warehouse', 'prestashop', 'plugins', 'reservations', 'home'] as const
  const subjects = ids.map((id) => subjectsOf(requireOffering(id)))
  expect(subjects).toEqual([['warehouse'], ['prestashop'], ['wordpress', 'prestashop'], [], []])
})

test('pageSubject is what the page alone is about', () => {
  const pages = ['lawyers', 'plugins', 'home'] as const
  expect(pages.map(pageSubject)).toEqual(['lawyers', undefined, undefined])
})
