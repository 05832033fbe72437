import { expect, test } from 'vitest'
import { mailLink } from './write-directly.tsx'

test('mailLink has subject and body, with CRLF', () => {
  const { address, isWhole } = mailLink('a@example.it', { subject: 'Già & poi', body: 'uno\ndue' })
  expect(address).toBe('mailto:a@example.it?subject=Gi%C3%A0%20%26%20poi&body=uno%0D%0Adue')
  expect(isWhole).toBe(true)
})

test('mailLink without texts is the bare address', () => {
  expect(mailLink('a@example.it', { subject: undefined, body: '' }).address).toBe('mailto:a@example.it')
})

test('mailLink leaves out a body that mail programs would cut, and says so', () => {
  const link = mailLink('a@example.it', { subject: 'Sì', body: 'è'.repeat(300) })
  expect(link).toEqual({ address: 'mailto:a@example.it?subject=S%C3%AC', isWhole: false })
})
