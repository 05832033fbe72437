import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

type ServiceWords = {
  /** Where mails wait, as the place of a finding. */
  mails: string
  stored: (store: string) => string
  noStore: (store: string) => string
  notStored: (store: string, reason: string) => string
  waiting: (count: number) => string
  lastAttempt: (fault: string) => string
  refused: (count: number) => string
  nobody: string
  noSmtp: string
  mailGood: string
  mailBad: (reason: string) => string
  noEncryption: string
  databaseInClear: string
  noProxy: string
  noHttps: string
  noRetention: string
  noExtensions: string
}

export const serviceWords: Readonly<Record<OwnerLanguage, ServiceWords>> = {
  it: {
    mails: 'e-mail in attesa',
    stored: (store) => `Le richieste si possono salvare (${store}).`,
    noStore: (store) =>
      `Un archivio qui non c’è ancora (${store}): lo crea il sito quando parte per la prima volta. Se il sito è già partito, legge altre impostazioni: indica qui il suo archivio, o il file di quelle con ENV_FILE.`,
    notStored: (store, reason) => `Le richieste non si possono salvare (${store}): ${reason}`,
    waiting: (count) =>
      count === 1 ? 'Un’e-mail aspetta di partire.' : `${count} e-mail aspettano di partire.`,
    lastAttempt: (fault) => ` L’ultimo tentativo è finito con ${fault}.`,
    refused: (count) =>
      count === 1
        ? 'Una conferma è stata rifiutata dal server di posta del visitatore.'
        : `${count} conferme sono state rifiutate dai server di posta dei visitatori.`,
    nobody: 'Né questo né company.email sono accesi: le richieste si salvano, ma nessuno riceve un’e-mail.',
    noSmtp:
      'Non è indicato: le richieste si salvano, le loro e-mail aspettano. Si leggono con: npm run requests',
    mailGood: 'Il server di posta risponde e lascia entrare il sito.',
    mailBad: (reason) => `Il server di posta di SMTP_URL non si può usare: ${reason}`,
    noEncryption: 'non cifra (vedi docs/operations.md).',
    databaseInClear: 'Porta a un’altra macchina senza cifratura: fallo finire con ?sslmode=verify-full.',
    noProxy: 'Non è indicato: dietro un proxy tutti i visitatori avrebbero insieme i limiti di uno.',
    noHttps: 'Non è un indirizzo https: indicalo prima che arrivino i visitatori.',
    noRetention: 'Non è un numero intero: la legge chiede per quanto si tengono le richieste (art. 13 GDPR).',
    noExtensions: 'Non è acceso: non si può allegare niente.',
  },
  en: {
    mails: 'mails that wait',
    stored: (store) => `Requests can be stored (${store}).`,
    noStore: (store) =>
      `There is no store yet (${store}): the site makes it at its first start. If the site has started already, it reads other settings: name its store here, or the file of those by ENV_FILE.`,
    notStored: (store, reason) => `Requests cannot be stored (${store}): ${reason}`,
    waiting: (count) => `${count === 1 ? 'One mail waits' : `${count} mails wait`} to be sent.`,
    lastAttempt: (fault) => ` The last attempt ended with ${fault}.`,
    refused: (count) =>
      count === 1
        ? 'One receipt was refused by the visitor’s mail server.'
        : `${count} receipts were refused by the visitors’ mail servers.`,
    nobody: 'Neither this nor company.email is set: requests are stored, and nobody is mailed.',
    noSmtp: 'It is not set: requests are stored, their mails wait. Read them with: npm run requests',
    mailGood: 'The mail server answers and lets the site sign in.',
    mailBad: (reason) => `The mail server of SMTP_URL cannot be used: ${reason}`,
    noEncryption: 'it does not encrypt (see docs/operations.md).',
    databaseInClear: 'It leads to another machine unencrypted: let it end in ?sslmode=verify-full.',
    noProxy: 'It is not set: behind a proxy, all visitors would share the limits of one.',
    noHttps: 'It is not an https address: set it before visitors come.',
    noRetention: 'It is not a whole number: the law asks how long requests are kept (art. 13 GDPR).',
    noExtensions: 'It is not set: nothing can be attached.',
  },
}
