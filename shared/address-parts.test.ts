import { expect, test } from 'vitest'
import { addressParts } from './address-parts.ts'

test.for([
  ['Via del Molo 12, 19121 Portoquieto (SP)', 'Via del Molo 12', '19121', 'Portoquieto', 'SP'],
  [
    'Piazza 4 Novembre 1 – 54033 Marina di Carrara MS',
    'Piazza 4 Novembre 1',
    '54033',
    'Marina di Carrara',
    'MS',
  ],
  ['Corso Torino 3, 16129 Genova', 'Corso Torino 3', '16129', 'Genova', undefined],
] as const)('addressParts splits %s', ([text, street, code, town, province]) => {
  expect(addressParts(text)).toMatchObject({ street, code, town, ...(province && { province }) })
})

test.for(['', '12 High Street, London', 'Genova'])('addressParts finds none in ‘%s’', (text) => {
  expect(addressParts(text)).toEqual({})
})
