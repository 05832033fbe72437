import { expect, test } from 'vitest'
import { mapTextFields } from '#shared/contact-fields.ts'
import type { SentReceipt } from '#shared/sending.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Page } from './thanks.tsx'

const t = words('it')
const receipt: SentReceipt = {
  ...mapTextFields(() => ''),
  name: 'Nives Parodi',
  emailOrPhone: 'nives@trattoria.it',
  subject: 'menudigitale',
  answerLanguage: 'en',
  message: 'Abbiamo 14 tavoli.',
  number: '1f2e3d4c',
  files: ['menu.pdf', 'foto.png'],
}
const main = () => document.querySelector('main')
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent))
const next = () => [...document.querySelectorAll('main > section > ul > li')].map((row) => row.textContent)

const show = (more: Partial<SentReceipt>) =>
  renderView(<Page />, { page: 'thanks', state: JSON.stringify(Object.assign({}, receipt, more)) })

test('the page lists the sent fields, choices in words, without empty ones', async () => {
  await show({})
  expect(main()?.querySelector('strong')?.textContent).toBe('1f2e3d4c')
  expect(rows()).toEqual([
    [t('contact.name'), 'Nives Parodi'],
    [t('contact.reach'), 'nives@trattoria.it'],
    [t('contact.subject'), t('offering.menudigitale.name')],
    [t('contact.answer'), 'English'],
    [t('contact.files'), 'menu.pdf, foto.png'],
  ])
  expect(main()?.textContent).toContain('Abbiamo 14 tavoli.')
  expect(next()).toEqual([
    t('thanks.answer.email', { reach: 'nives@trattoria.it' }),
    `${t('thanks.more')} ${t('thanks.again')}`,
  ])
})

test('with a telephone the page promises a call and no mail; an open subject is named', async () => {
  await show({ emailOrPhone: '0187 000000', subject: '', files: [] })
  expect(next()[0]).toBe(t('thanks.answer.phone', { reach: '0187 000000' }))
  expect(rows()).toContainEqual([t('contact.subject'), t('contact.subject.open')])
  expect(rows().map(([label]) => label)).not.toContain(t('contact.files'))
})
