import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { StoreTooNew, StoreUnavailable } from '#server/contact-store/database.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { words } from '#tests/helpers/words.ts'
import { faultText } from './fault-text.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-words-'))
const id = '1aaaaaaa-0000-4000-8000-000000000000'
const like = '1aab0000-0000-4000-8000-000000000000'
afterAll(() => rmSync(folder, { recursive: true }))

/** Each command with all its output, or its fault; both languages run on the same store. */
const talks: Record<OwnerLanguage, [typed: string, told: string][]> = {
  it: [
    ['list', '0 richieste'],
    ['list +', '1aaaaaaa  2026-03-01 11:00  aperta    warehouse  Anna  anna@example.it +1\n1 richiesta'],
    [
      'show 1aaa',
      [
        `Numero                 ${id}`,
        'Ricevuta               2026-03-01 11:00 (it)',
        'Risposta               non ancora',
        'Argomento              warehouse',
        'Nome                   Anna',
        'Recapito               anna@example.it',
        'Lingua della risposta  en',
        'Allegato               a.pdf (1 kB)',
        '',
        'Sì',
      ].join('\n'),
    ],
    ['show 1a', 'Quale richiesta? Scrivi il numero, o almeno i suoi primi 4 caratteri.'],
    ['show ffff', "Nessuna richiesta ha un numero che comincia con 'ffff'."],
    [`save 1aaa ${folder}/it`, `${folder}/it/1-a.pdf`],
    [`save 1aaa ${folder}/it`, `${folder}/it/1-a.pdf c’è già, e niente viene sovrascritto.`],
    ['answered 1aaa', `${id} è segnata come già risposta.`],
    ['list', '1aaaaaaa  2026-03-01 11:00  risposta  warehouse  Anna  anna@example.it +1\n1 richiesta'],
    ['answered 1aaa --not', `${id} è di nuovo aperta.`],
    ['answered 1aaa --nott', "'answered' non conosce --nott: conosce --not. Non è stato fatto niente."],
    ['show 1aaa --yes', "'show' non conosce --yes: non ha opzioni. Non è stato fatto niente."],
    [`export ${folder}/it.csv`, `1 richiesta è in ${folder}/it.csv.`],
    ['erase', 'Di’ quale richiesta, o di chi: un numero, un indirizzo e-mail o un telefono.'],
    [
      'erase anna@example.it',
      '1aaaaaaa  2026-03-01 11:00  aperta    warehouse  Anna  anna@example.it +1\n' +
        'Non è stato cancellato niente. Aggiungi --yes per cancellare queste per sempre.',
    ],
    [
      'erase 1aaa --yes',
      '1aaaaaaa  2026-03-01 11:00  aperta    warehouse  Anna  anna@example.it +1\n' +
        '1 cancellata, con i suoi allegati e le e-mail da spedire. La copia nella tua posta cancellala tu.',
    ],
    ['save 1aab', 'Questa richiesta non ha allegati.'],
    ['scrub', 'Il registro è vuoto: di ciò che è stato cancellato non vi resta niente.'],
    ['new-key', 'Riavvia ogni processo del sito: i moduli che allora sono aperti vengono rispediti da soli.'],
    ['cancella', `Il comando 'cancella' non esiste.\n\n${ownerWords.it('requests.usage')}`],
  ],
  en: [
    ['list', '0 requests'],
    ['list +', '1aaaaaaa  2026-03-01 11:00  open      warehouse  Anna  anna@example.it +1\n1 request'],
    [
      'show 1aaa',
      [
        `Number                  ${id}`,
        'Received                2026-03-01 11:00 (it)',
        'Answered                not yet',
        'About                   warehouse',
        'Name                    Anna',
        'Contact                 anna@example.it',
        'Language of the answer  en',
        'Attached                a.pdf (1 kB)',
        '',
        'Sì',
      ].join('\n'),
    ],
    ['show 1a', 'Which request? Write its number, or at least the first 4 characters of it.'],
    ['show ffff', "No request has a number that begins with 'ffff'."],
    [`save 1aaa ${folder}/en`, `${folder}/en/1-a.pdf`],
    [`save 1aaa ${folder}/en`, `${folder}/en/1-a.pdf is there already, and nothing is overwritten.`],
    ['answered 1aaa', `${id} is marked as answered.`],
    ['list', '1aaaaaaa  2026-03-01 11:00  answered  warehouse  Anna  anna@example.it +1\n1 request'],
    ['answered 1aaa --not', `${id} is open again.`],
    ['answered 1aaa --nott', "'answered' does not know --nott: it knows --not. Nothing was done."],
    ['show 1aaa --yes', "'show' does not know --yes: it takes none. Nothing was done."],
    [`export ${folder}/en.csv`, `1 request is in ${folder}/en.csv.`],
    ['erase', 'Say which request, or whose: a number, an e-mail address or a telephone.'],
    [
      'erase anna@example.it',
      '1aaaaaaa  2026-03-01 11:00  open      warehouse  Anna  anna@example.it +1\n' +
        'Nothing was erased. Add --yes to erase these for good.',
    ],
    [
      'erase 1aaa --yes',
      '1aaaaaaa  2026-03-01 11:00  open      warehouse  Anna  anna@example.it +1\n' +
        '1 erased, with its attachments and unsent mails. What is in your mailbox is yours to erase.',
    ],
    ['save 1aab', 'This request has no attachments.'],
    ['scrub', 'The log is empty: nothing erased is left in it.'],
    [
      'new-key',
      'Start every process of the site again: forms that are open then are sent once more by themselves.',
    ],
    ['cancella', `There is no command 'cancella'.\n\n${ownerWords.en('requests.usage')}`],
  ],
}

describe.each(Object.entries(talks))('the commands in %s', (name, talk) => {
  const lang = name === 'it' ? 'it' : 'en'

  test('say all of it in their owner’s language', async () => {
    const store = createContactStore(openSqlite(join(folder, lang, 'data', 'contact.sqlite')))
    const context = {
      store,
      say: ownerWords[lang],
      t: words(lang),
    }
    const files = [{ name: 'a.pdf', content: Buffer.from('%PDF') }]
    const own = { name: 'Anna', message: 'Sì' }
    for (const [typed, told] of talk) {
      const args = typed.split(' ')
      // A plus sign: this request is stored first.
      if (args.at(-1) === '+') await store.save(request({ ...own, id, files }), [])
      if (typed === 'save 1aab') await store.save(request({ id: like }), [])
      const lines: string[] = []
      const writeLine = (line: string) => lines.push(line)
      await runCommand(
        { ...context, writeLine },
        args.filter((word) => word !== '+'),
      ).catch((error: unknown) => {
        lines.push(faultText(error, context.say))
      })
      expect(lines.join('\n')).toBe(told)
    }
    await store.close()
  })
})

test('a store that cannot be used is told in the owner’s language, with what the engine said', () => {
  const gone = new StoreUnavailable('PostgreSQL cannot be used now (ECONNREFUSED).')
  expect(faultText(gone, ownerWords.en)).toBe('PostgreSQL cannot be used now (ECONNREFUSED).')
  expect(faultText(gone, ownerWords.it)).toBe(
    'L’archivio delle richieste ora non si può usare. [PostgreSQL cannot be used now (ECONNREFUSED).]',
  )
  const full = new StoreUnavailable('The SQLite file cannot be used now (disk is full).', 'full')
  expect(faultText(full, ownerWords.it)).toMatch(/^Il disco è pieno\. \[/)
  expect(faultText(new StoreTooNew('9'), ownerWords.it)).toBe(
    'L’archivio è stato scritto da una versione più nuova del sito: usa quella.',
  )
  expect(faultText(new Error('x'), ownerWords.it)).toBe('x')
})
