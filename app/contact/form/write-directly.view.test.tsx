import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { renderView, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { mailLink, WriteDirectly } from './write-directly.tsx'

const t = words('it')

function mail() {
  const link = page.getByRole('link', { name: t('contact.direct.mail') }).element()
  return new URL(String(link.getAttribute('href'))).searchParams
}

test.each([
  ['subject=warehouse', t('contact.direct.subject', { product: t('offering.warehouse.name') })],
  ['subject=other', null],
])('the mail’s subject names the product asked for (%s)', async (query, subject) => {
  visitQuery(query)
  await renderView(<WriteDirectly />, { page: 'contact' })
  await expect.poll(() => mail().get('subject')).toBe(subject)
})

test('the message of a draft goes into the mail until it is deleted', async () => {
  drafts.save({ id: '1', texts: { message: 'Ho 12 tavoli.' } })
  await renderView(<WriteDirectly />, { page: 'contact' })
  await expect.poll(() => mail().get('body')).toBe('Ho 12 tavoli.')
  await expect.element(page.getByText(t('contact.direct.ready'))).toBeVisible()
  await expect.element(page.getByText('Ho 12 tavoli.')).toBeVisible()
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  await page.getByRole('button', { name: t('contact.draft.clear') }).click()
  expect([mail().get('body'), drafts.load()]).toEqual([null, null])
  expect(page.getByRole('button').elements()).toEqual([])
})

test('mailLink has subject and body, with CRLF', () => {
  expect(mailLink('a@example.it', { subject: undefined, body: '' })).toBe('mailto:a@example.it')
  expect(mailLink('a@example.it', { subject: 'Già & poi', body: 'uno\ndue' })).toBe(
    'mailto:a@example.it?subject=Gi%C3%A0%20%26%20poi&body=uno%0D%0Adue',
  )
})
