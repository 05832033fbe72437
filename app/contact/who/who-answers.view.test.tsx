import { expect, test } from 'vitest'
import { renderView } from '#tests/components/render-view.tsx'
import { WhoAnswers } from './who-answers.tsx'

const text = (part: string) =>
  [...document.querySelectorAll(part)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())

test.for([
  [
    'it',
    'Chi risponde',
    'Anna e Piero scrivono programmi per i negozi della costa dal 2011.',
    ['Titolare, preventivi', 'Assistenza'],
    [
      'Entro 2 giorni lavorativi.',
      'lunedì – venerdì 9:00–12:30 e 15:00–18:30',
      'sabato 9:00–12:30',
      'La Spezia, le Cinque Terre e la Lunigiana',
    ],
  ],
  [
    'en',
    'Who answers',
    'Anna and Piero have written programs for the shops of the coast since 2011.',
    ['Owner, quotes', 'Support'],
    [
      'Within 2 working days.',
      'Monday – Friday 9:00–12:30 and 15:00–18:30',
      'Saturday 9:00–12:30',
      'La Spezia, the Cinque Terre and Lunigiana',
    ],
  ],
] as const)('%s: shows people, hours and area as set', async ([lang, title, about, roles, facts]) => {
  await renderView(<WhoAnswers />, { lang })
  expect(text('h2')).toEqual([title])
  expect(text('li b')).toEqual(['Anna Ferri', 'Piero de’ Bassi'])
  expect(text('li b + span')).toEqual(roles)
  expect(text('h2 + p')).toEqual([about])
  expect(text('dd')).toEqual(facts)
})

test('has telephone links, portraits, and initials without one', async () => {
  await renderView(<WhoAnswers />)
  const [anna, piero] = document.querySelectorAll('li')
  expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:+390187000001',
  ])
  expect(anna?.querySelector('img')?.getAttribute('srcset')).toMatch(
    /^\/assets\/anna-ferri-500-\w{8}\.webp 500w/,
  )
  expect(anna?.querySelector('img')?.alt).toBe('')
  expect(piero?.querySelector('img')).toBeNull()
  expect(piero?.querySelector('[aria-hidden]')?.textContent).toBe('PB')
})
