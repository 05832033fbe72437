type ConfigWords = {
  port: (value: string) => string
  host: (value: string) => string
  origin: (value: string) => string
  origins: (value: string) => string
  folder: string
  databaseUrl: string
  smtpUrl: string
  proxies: (value: string) => string
  megabytes: (value: string) => string
  token: string
}

const itIs = (value: string) => `, ma è '${value}'.`
const butIs = (value: string) => `, but it is '${value}'.`

export const configWords = {
  it: {
    port: (value) => `deve essere un numero intero da 0 a 65535${itIs(value)}`,
    host: (value) =>
      `deve essere un indirizzo di questa macchina, come 127.0.0.1, 0.0.0.0 o ::1${itIs(value)}`,
    origin: (value) =>
      `deve essere un indirizzo come https://www.example.com, senza altro dopo il nome${itIs(value)}`,
    origins: (value) =>
      `deve elencare gli indirizzi di altri siti, separati da virgole, come https://www.example.com, senza altro dopo il nome${itIs(value)}`,
    folder: 'deve essere il percorso di una cartella, senza caratteri di controllo.',
    databaseUrl: 'deve essere fatto come postgres://utente:password@macchina:5432/database.',
    smtpUrl:
      'deve essere fatto come smtp://utente:password@macchina:587 o smtps://utente:password@macchina:465.',
    proxies: (value) =>
      `deve elencare gli indirizzi dei proxy, separati da virgole, come 127.0.0.1,10.0.0.0/8${itIs(value)}`,
    megabytes: (value) => `deve essere un numero intero di megabyte${itIs(value)}`,
    token: 'deve avere almeno 16 lettere, cifre o segni tra -._~+/= e niente altro.',
  },
  en: {
    port: (value) => `must be a whole number from 0 to 65535${butIs(value)}`,
    host: (value) => `must be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1${butIs(value)}`,
    origin: (value) => `must be an address such as https://www.example.com, without a path${butIs(value)}`,
    origins: (value) =>
      `must list addresses of other sites, separated by commas, such as https://www.example.com, without a path${butIs(value)}`,
    folder: 'must be the path of a folder, without control characters.',
    databaseUrl: 'must look like postgres://user:password@host:5432/database.',
    smtpUrl: 'must look like smtp://user:password@host:587 or smtps://user:password@host:465.',
    proxies: (value) =>
      `must list addresses of proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8${butIs(value)}`,
    megabytes: (value) => `must be a whole number of megabytes${butIs(value)}`,
    token: 'must have at least 16 letters, digits or marks of -._~+/= and nothing else.',
  },
} as const satisfies Record<string, ConfigWords>
