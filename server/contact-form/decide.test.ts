import { expect, test } from 'vitest'
import { mapHiddenFields, mapTextFields } from '#shared/contact-fields.ts'
import { decide, type FormFacts } from './decide.ts'
import type { SentForm } from './read-form.ts'

const rules = { limits: { extensions: '.txt', megabytes: 1, files: 1 }, fillingMs: 3_000 }
const good: FormFacts = { isGenuine: true, hasSharedKey: true, filling: 60_000 }
const day = 86_400_000

function sent(change: Partial<SentForm['texts']> = {}, files: SentForm['files'] = []): SentForm {
  const texts = { ...mapTextFields(() => ''), ...mapHiddenFields(() => '') }
  const typed = { name: 'Anna', emailOrPhone: 'anna@example.it', message: 'Sì', answerLanguage: 'it' }
  return { texts: { ...texts, ...typed, ...change }, files }
}

const foreign = sent({ _csrf: 'other' })
const cases: [what: string, form: SentForm, facts: Partial<FormFacts>, kind: string][] = [
  ['a good form', sent(), {}, 'good'],
  ['a token of another visitor', foreign, { isGenuine: false }, 'notGenuine'],
  ['a token that nobody can check now', foreign, { isGenuine: false, hasSharedKey: false }, 'noStore'],
  ['a fault', sent({ name: '' }), {}, 'faults'],
  ['a fault of a robot', sent({ name: '', website: 'x' }), {}, 'faults'],
  ['a robot', sent({ website: 'x' }), {}, 'robot'],
  ['a robot in a hurry', sent({ website: 'x' }), { filling: 0 }, 'robot'],
  ['no time', sent(), { filling: undefined }, 'notGenuine'],
  ['a time that nobody can check now', sent(), { filling: undefined, hasSharedKey: false }, 'noStore'],
  ['at once', sent(), { filling: 0 }, 'tooEarly'],
  ['a moment too early', sent(), { filling: 2_999 }, 'tooEarly'],
  ['just late enough', sent(), { filling: 3_000 }, 'good'],
  ['a clock that was set back', sent(), { filling: -1 }, 'good'],
  ['a day old', sent(), { filling: day }, 'good'],
  ['older than a day', sent(), { filling: day + 1 }, 'notGenuine'],
]

test.each(cases)('%s', (_, form, facts, kind) => {
  expect(decide(form, { ...good, ...facts }, rules).kind).toBe(kind)
})

test.each([
  ['an identifier that is none', sent({ id: '1' }), { '': 'fault.form.broken' }],
  [
    'a file that is not what it says',
    sent({}, [{ name: 'a.txt', size: 2, content: Buffer.from([0, 1]) }]),
    { files: 'fault.files.content' },
  ],
])('faults of %s', (_, form, faults) => {
  expect(decide(form, good, rules)).toEqual({ kind: 'faults', faults })
})

test('a form without a token of its own page is returned for its faults, else for review, never stored', () => {
  const facts = { ...good, isGenuine: false, filling: undefined }
  expect(decide(sent(), facts, rules)).toEqual({ kind: 'faults', faults: { '': 'fault.form.reread' } })
  expect(decide(sent({ name: '' }), facts, rules)).toEqual({
    kind: 'faults',
    faults: { name: 'fault.name.empty' },
  })
  expect(decide(sent({ started: '1' }), facts, rules).kind).toBe('notGenuine')
})
