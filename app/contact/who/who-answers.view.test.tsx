import { expect, test } from 'vitest'
import { hrefsOf, renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { WhoAnswers } from './who-answers.tsx'

const text = (part: string) =>
  [...document.querySelectorAll(part)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())

test('shows people, hours and area as set', async () => {
  await renderView(<WhoAnswers />, { lang: 'en' })
  expect(text('h2')).toEqual([words('en')('who.title')])
  expect(document.querySelector('[data-unset]')).toBeNull()
  expect(text('#who > div > p')[0]).toBe('Bottega Ferrara di Anna Ferri')
  expect(text('li b')).toEqual(['Anna Ferri', 'Piero de’ Bassi'])
  expect(text('li b + span')).toEqual(['Owner, quotes', 'Support'])
  expect(text('h2 + p')).toEqual([
    'Anna and Piero have written programs for the shops of the coast since 2011.',
  ])
  expect(text('dd')).toEqual([
    'Within 2 working days.',
    'Monday – Friday 9:00–12:30 and 15:00–18:30',
    'Saturday 9:00–12:30',
    'La Spezia, the Cinque Terre and Lunigiana',
  ])
})

test('has telephone links, portraits, and initials without one', async () => {
  await renderView(<WhoAnswers />)
  const [anna, piero] = document.querySelectorAll('li')
  expect(hrefsOf(document, 'li a')).toEqual(['tel:+390187000001'])
  expect(anna?.querySelector('img')?.getAttribute('srcset')).toMatch(
    /^\/assets\/anna-ferri-500-\w{8}\.webp 500w/,
  )
  expect(anna?.querySelector('img')?.alt).toBe('')
  expect(piero?.querySelector('img')).toBeNull()
  expect(piero?.querySelector('[aria-hidden]')?.textContent).toBe('PB')
})
