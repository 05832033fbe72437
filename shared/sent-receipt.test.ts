import { expect, test } from 'vitest'
import { mapTextFields } from './contact-rows.ts'
import { parseReceipt, requestNumber, type SentReceipt } from './sent-receipt.ts'

const receipt: SentReceipt = {
  ...mapTextFields(() => 'x'),
  number: 'abcdef12',
  files: [],
  isConfirmed: false,
}

test('parseReceipt reads a stored receipt and refuses anything else', () => {
  expect(parseReceipt(JSON.stringify(receipt))).toEqual(receipt)
  const parts = ['{"number":"1","message":"x"}', '{"number":"1","files":[]}', '{"message":"x","files":[]}']
  for (const json of parts) expect(parseReceipt(json), json).toBeNull()
  for (const json of [undefined, '', 'null', '{}', '{"number":1}', '{"values":{},"faults":{}}']) {
    expect(parseReceipt(json), json).toBeNull()
  }
})

test('requestNumber is the beginning of the identifier', () => {
  expect(requestNumber('abcdef12-0000-4000-8000-000000000000')).toBe('abcdef12')
})
