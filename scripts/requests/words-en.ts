import type { CommandWords } from './desk.ts'

const asTold = (told: string) => told

export const english: CommandWords = {
  usage: `npm run requests -- <command>

  list [--open] [words …]       all requests, those not yet answered, or those with these words
  show <number>                 one request (a part of its number is enough)
  save <number> [folder]        its attachments, into a folder
  answered <number> [--not]     marks it as answered, or as open again
  export [--json] [file]        all requests as CSV for a spreadsheet, or as JSON
  erase <number|contact> --yes  one request, or all of one person (e-mail address or telephone), for good
  purge --yes                   all requests older than 'contact.retention.months' in content/settings.json
  move <where>                  all of it into another store: postgres://… or a folder (see docs/operations.md)
  scrub                         empties the log file, if erasing said that something is left there
  new-key                       a new key for the forms' tokens, from the next start of the site

Without --yes, erase and purge only say what they would erase.`,
  store: (name) => `Store: ${name}`,
  noCommand: (name) => `There is no command '${name}'.`,
  noFlag: (name, flag, known) =>
    `'${name}' does not know ${flag}: ${known.length > 0 ? `it knows ${known.join(', ')}` : 'it takes none'}. Nothing was done.`,
  count: (count) => (count === 1 ? '1 request' : `${count} requests`),
  isOpen: 'open',
  isAnswered: 'answered',
  labels: {
    number: 'Number',
    received: 'Received',
    answered: 'Answered',
    attached: 'Attached',
    notYet: 'not yet',
  },
  which: 'Which request? Write its number, or at least the first 4 characters of it.',
  several: (start) => `Several requests begin with '${start}': write more of the number.`,
  none: (start) => `No request has a number that begins with '${start}'.`,
  noAttachments: 'This request has no attachments.',
  notWhole: (name) => `The attachment '${name}' is not whole in the store: restore a backup.`,
  isThere: (path) => `${path} is there already, and nothing is overwritten.`,
  notWritten: (file, told) => `${file} could not be written, and nothing of it is left. [${told}]`,
  nowAnswered: (id) => `${id} is marked as answered.`,
  nowOpen: (id) => `${id} is open again.`,
  exported: (count, file) => `${count === 1 ? '1 request is' : `${count} requests are`} in ${file}.`,
  whose: 'Say which request, or whose: a number, an e-mail address or a telephone.',
  unerased: 'Nothing was erased. Add --yes to erase these for good.',
  erased: (count) =>
    `${count} erased, with ${count === 1 ? 'its' : 'their'} attachments and unsent mails. What is in your mailbox is yours to erase.`,
  leftInLog:
    'Their words are still in the log file (contact.sqlite-wal): another program is reading the store, perhaps a backup. ' +
    'The site empties it within an hour, or when that has ended: npm run requests -- scrub',
  scrubbed: 'The log is empty: nothing erased is left in it.',
  noRetention: `'contact.retention.months' in content/settings.json is no whole number of months.`,
  outlook: (today, limit, due, all) => `Today is ${today}. Older than ${limit}: ${due} of ${all}.`,
  newKey: 'Start every process of the site again: forms that are open then are sent once more by themselves.',
  where: 'Move where? Write postgres://… or a folder, or set MOVE_TO.',
  sameStore: 'The requests are there already.',
  target: 'The target',
  rows: (table, rows, hash) => `${table}: ${rows} rows, ${hash}`,
  moveFaults: {
    others: () => 'There are other requests in the target: it must be empty.',
    torn: (table) => `The table '${table}' did not arrive whole. Say it again.`,
    changed: (table) => `The table '${table}' changed while it was read: stop the site, then say it again.`,
  },
  moved:
    'All of it arrived, byte by byte. The store that was left takes no more requests: erase it when the site runs.',
  startWithUrl: 'Start the site with DATABASE_URL set to it.',
  startWithFolder: (folder) => `Start the site with DATA_DIR=${folder} and without DATABASE_URL.`,
  storeFaults: {
    unreachable: asTold,
    full: asTold,
    floor: asTold,
    quota: asTold,
    vanished: asTold,
    damaged: asTold,
    moved: asTold,
    missing: (told) =>
      `${told} The site makes it at its first start. If it lies elsewhere, say so in .env (DATA_DIR or DATABASE_URL), or name the file of settings: ENV_FILE.`,
  },
  tooNew: 'The store was written by a newer release: use that one.',
}
