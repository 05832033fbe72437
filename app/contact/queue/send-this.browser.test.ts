import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { recordNavigations } from '#tests/components/record-navigations.ts'
import { drafts } from './contact-draft.ts'
import { sendThis } from './send-this.ts'

const edition = { lang: 'it', addressForm: 'pinned' } as const
const kept = () => drafts.load()

beforeEach(() => {
  drafts.clear()
  setOwnName('')
  onTestFinished(() => {
    drafts.clear()
    setOwnName('')
  })
})

test('opens the contact form with the demo as message and its subject', async () => {
  const visited = recordNavigations()
  setOwnName('Da Nives')
  sendThis('Il mio menu', 'menudigitale', edition)
  await expect.poll(() => visited).toEqual(['/it/contact?subject=menudigitale'])
  expect(kept()?.texts).toEqual({ message: 'Il mio menu', subject: 'menudigitale', company: 'Da Nives' })
  expect(kept()?.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})

test('opens the form without a subject, in the page’s language and address form', async () => {
  const visited = recordNavigations()
  sendThis('My menu', undefined, { lang: 'en', addressForm: 'neutral' })
  await expect.poll(() => visited).toEqual(['/contact'])
  expect(kept()?.texts).toEqual({ message: 'My menu', company: '' })
})

test('without storage the message is kept in memory', async () => {
  const visited = recordNavigations()
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError')
  })
  onTestFinished(() => refuse.mockRestore())
  sendThis('Il mio menu', 'menudigitale', edition)
  await expect.poll(() => visited).toEqual(['/it/contact?subject=menudigitale'])
  expect(kept()?.texts).toMatchObject({ message: 'Il mio menu', subject: 'menudigitale' })
})

test('keeps the existing message and appends the demo once', () => {
  recordNavigations()
  const before = { name: 'Nives', company: 'Trattoria', subject: 'lawyers', message: 'Buongiorno.' } as const
  drafts.save({ id: 'd1', texts: before })
  setOwnName('Da Nives')
  sendThis('Il mio menu', undefined, edition)
  const written = { ...before, message: 'Buongiorno.\n\nIl mio menu' }
  expect(kept()).toMatchObject({ id: 'd1', texts: written })
  sendThis('Il mio menu', 'menudigitale', edition)
  expect(kept()).toMatchObject({ id: 'd1', texts: { ...written, subject: 'menudigitale' } })
})
