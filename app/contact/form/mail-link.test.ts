import { expect, test } from 'vitest'
import { mailLink } from './write-directly.tsx'

test('subject and body are in the address, with the line ends that mails have', () => {
  const { address, isWhole } = mailLink('a@example.it', { subject: 'Già & poi', body: 'uno\ndue' })
  expect(address).toBe('mailto:a@example.it?subject=Gi%C3%A0%20%26%20poi&body=uno%0D%0Adue')
  expect(isWhole).toBe(true)
})

test('nothing to say is a bare address', () => {
  expect(mailLink('a@example.it', { subject: undefined, body: '' }).address).toBe('mailto:a@example.it')
})

test('a body that mail programs would cut is left out, and told to be', () => {
  const link = mailLink('a@example.it', { subject: 'Sì', body: 'è'.repeat(300) })
  expect(link).toEqual({ address: 'mailto:a@example.it?subject=S%C3%AC', isWhole: false })
})
