import { expect, test } from 'vitest'
import { requireOffering } from './navigation.ts'
import { pageSubject, subjectOf } from './products.ts'

test('subjectOf is the offering itself, else one with the same target', () => {
  const ids = ['warehouse', 'prestashop', 'plugins', 'reservations', 'home'] as const
  const subjects = ids.map((id) => subjectOf(requireOffering(id)))
  expect(subjects).toEqual(['warehouse', 'prestashop', 'wordpress', undefined, undefined])
})

test('pageSubject is what the page alone is about', () => {
  const pages = ['lawyers', 'plugins', 'home'] as const
  expect(pages.map(pageSubject)).toEqual(['lawyers', undefined, undefined])
})
