import type { CommandWords } from './desk.ts'

/** What the engine itself said stands in brackets, for whoever helps. */
const and = (sentence: string) => (told: string) => `${sentence} [${told}]`

export const italian: CommandWords = {
  usage: `npm run requests -- <comando>

  list [--open] [parole …]      tutte le richieste, quelle senza risposta, o quelle con queste parole
  show <numero>                 una richiesta (basta una parte del numero)
  save <numero> [cartella]      i suoi allegati, in una cartella
  answered <numero> [--not]     la segna come già risposta, o di nuovo aperta
  export [--json] [file]        tutte le richieste in CSV per il foglio di calcolo, o in JSON
  erase <numero|recapito> --yes una richiesta, o tutte quelle di una persona (e-mail o telefono), per sempre
  purge --yes                   tutte quelle più vecchie di 'contact.retention.months' in content/settings.json
  move <dove>                   tutto in un altro archivio: postgres://… o una cartella (vedi docs/operations.md)
  scrub                         svuota il file di registro, se cancellando è stato detto che vi resta qualcosa
  new-key                       una chiave nuova per i moduli, dal prossimo avvio del sito

Senza --yes, erase e purge dicono soltanto che cosa cancellerebbero.`,
  store: (name) => `Archivio: ${name}`,
  noCommand: (name) => `Il comando '${name}' non esiste.`,
  noFlag: (name, flag, known) =>
    `'${name}' non conosce ${flag}: ${known.length > 0 ? `conosce ${known.join(', ')}` : 'non ha opzioni'}. Non è stato fatto niente.`,
  count: (count) => (count === 1 ? '1 richiesta' : `${count} richieste`),
  isOpen: 'aperta',
  isAnswered: 'risposta',
  labels: {
    number: 'Numero',
    received: 'Ricevuta',
    answered: 'Risposta',
    attached: 'Allegato',
    notYet: 'non ancora',
  },
  which: 'Quale richiesta? Scrivi il numero, o almeno i suoi primi 4 caratteri.',
  several: (start) => `Più richieste cominciano con '${start}': scrivi un pezzo più lungo del numero.`,
  none: (start) => `Nessuna richiesta ha un numero che comincia con '${start}'.`,
  noAttachments: 'Questa richiesta non ha allegati.',
  notWhole: (name) => `L’allegato '${name}' non è intero nell’archivio: ripristina una copia di sicurezza.`,
  isThere: (path) => `${path} c’è già, e niente viene sovrascritto.`,
  notWritten: (file, told) => `Non è stato possibile scrivere ${file}, e non ne resta niente. [${told}]`,
  nowAnswered: (id) => `${id} è segnata come già risposta.`,
  nowOpen: (id) => `${id} è di nuovo aperta.`,
  exported: (count, file) => `${count === 1 ? '1 richiesta è' : `${count} richieste sono`} in ${file}.`,
  whose: 'Di’ quale richiesta, o di chi: un numero, un indirizzo e-mail o un telefono.',
  unerased: 'Non è stato cancellato niente. Aggiungi --yes per cancellare queste per sempre.',
  erased: (count) =>
    count === 1
      ? '1 cancellata, con i suoi allegati e le e-mail da spedire. La copia nella tua posta cancellala tu.'
      : `${count} cancellate, con i loro allegati e le e-mail da spedire. Le copie nella tua posta cancellale tu.`,
  leftInLog:
    'Le parole sono ancora nel file di registro (contact.sqlite-wal): un altro programma legge l’archivio, forse una copia ' +
    'di sicurezza. Il sito lo svuota entro un’ora; o, quando quello ha finito: npm run requests -- scrub',
  scrubbed: 'Il registro è vuoto: di ciò che è stato cancellato non vi resta niente.',
  noRetention: `'contact.retention.months' in content/settings.json non è un numero intero di mesi.`,
  outlook: (today, limit, due, all) => `Oggi è il ${today}. Più vecchie del ${limit}: ${due} su ${all}.`,
  newKey: 'Riavvia ogni processo del sito: i moduli che allora sono aperti vengono rispediti da soli.',
  where: 'Spostare dove? Scrivi postgres://… o una cartella, o indica MOVE_TO.',
  sameStore: 'Le richieste sono già lì.',
  target: 'La destinazione',
  rows: (table, rows, hash) => `${table}: ${rows} righe, ${hash}`,
  moveFaults: {
    others: () => 'Nella destinazione ci sono altre richieste: deve essere vuota.',
    torn: (table) => `La tabella '${table}' non è arrivata intera. Ripeti il comando.`,
    changed: (table) =>
      `La tabella '${table}' è cambiata mentre veniva letta: ferma il sito, poi ripeti il comando.`,
  },
  moved:
    'È arrivato tutto, byte per byte. L’archivio lasciato non prende più richieste: cancellalo quando il sito funziona.',
  startWithUrl: 'Avvia il sito con DATABASE_URL uguale a questo indirizzo.',
  startWithFolder: (folder) => `Avvia il sito con DATA_DIR=${folder} e senza DATABASE_URL.`,
  storeFaults: {
    unreachable: and('L’archivio delle richieste ora non si può usare.'),
    full: and('Il disco è pieno.'),
    floor: and('Sul disco c’è troppo poco posto.'),
    quota: and('Le richieste hanno riempito lo spazio che possono.'),
    vanished: and('Il file dell’archivio non c’è più: rimetti al suo posto il disco o la cartella.'),
    damaged: and('Il file dell’archivio è danneggiato: ripristina una copia di sicurezza.'),
    missing: () =>
      'Qui non c’è ancora un archivio: lo crea il sito quando parte per la prima volta. Se è altrove, indicalo in .env (DATA_DIR o DATABASE_URL), o indica il file delle impostazioni: ENV_FILE.',
    moved: and('Le richieste sono state spostate in un altro archivio.'),
  },
  tooNew: 'L’archivio è stato scritto da una versione più nuova del sito: usa quella.',
}
