import { expect, test } from 'vitest'
import { type Client, kindsOf, shownClients } from './clients.ts'
import { type CoastEvent, eventDays } from './events.ts'
import { orderedReleases } from './releases.ts'

test('shownClients has clients with permission, a quotation or marked as examples only', () => {
  const client = { name: '', place: '', work: { en: '' }, images: [] }
  const permission = { by: 'Anna', date: '2026-01-02', scope: 'the pictures' }
  const quotation = { text: { en: 'Good.' }, author: 'Bice', date: '2026-01-03', permission }
  const rows: readonly Client[] = [
    { ...client, id: 'asked', permission },
    { ...client, id: 'made-up', demonstration: true },
    { ...client, id: 'neither', demonstration: false },
    { ...client, id: 'silent' },
    { ...client, id: 'quoted', quotation },
  ]
  expect(shownClients(rows).map(({ id }) => id)).toEqual(['asked', 'made-up', 'quoted'])
  expect(rows.map(kindsOf)).toEqual([['permission'], ['demonstration'], [], [], ['quotation']])
})

test('releases are newest first, in file order within a day, without unknown offerings', () => {
  const row = { offering: 'home', title: { en: '' }, text: { en: '' } }
  const releases = [
    { ...row, id: 'old', date: '2026-01-02' },
    { ...row, id: 'first', date: '2026-03-01' },
    { ...row, id: 'second', date: '2026-03-01' },
    { ...row, id: 'none', date: '2026-03-01', offering: 'till' },
  ]
  expect(orderedReleases({ releases }).map(({ id }) => id)).toEqual(['first', 'second', 'old'])
})

test('events are sorted by day and time, then as in the file', () => {
  const late: CoastEvent = {
    id: 'late',
    example: false,
    date: '2027-06-13',
    time: '19:00',
    title: { it: 'Sagra', en: 'Fair' },
    place: 'Banchina vecchia',
    poster: 'fish',
  }
  const early = { ...late, id: 'early', time: '08:00' }
  const also = { ...late, id: 'also' }
  const before = { ...late, id: 'before', date: '2027-06-12' }
  const days = eventDays([late, also, early, before])
  expect(days.map(({ date, events }) => [date, events.map(({ id }) => id)])).toEqual([
    ['2027-06-12', ['before']],
    ['2027-06-13', ['early', 'late', 'also']],
  ])
})
