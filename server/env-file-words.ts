export type EnvFileWords = {
  noSetting: string
  outside: (name: string) => string
  twice: (name: string, line: number) => string
  siteDir: string
  unreadable: (file: string, told: string) => string
}

export const envFileWords = {
  it: {
    noSetting: 'scrivi NOME=valore, o una riga che comincia con #.',
    outside: (name) =>
      `scrivi ${name}=valore senza virgolette, barre rovesciate, # e spazi prima o dopo. In un indirizzo # è %23, uno spazio è %20.`,
    twice: (name, line) => `${name} c’è già alla riga ${line}.`,
    siteDir: 'dove sono i tuoi file si legge prima di questo file: SITE_DIR va nell’ambiente.',
    unreadable: (file, told) => `Non è stato possibile leggere la configurazione in ${file}. [${told}]`,
  },
  en: {
    noSetting: 'write NAME=value, or a line that begins with #.',
    outside: (name) =>
      `write ${name}=value without quotes, backslashes, # and spaces before or after it. In an address # is %23, a space %20.`,
    twice: (name, line) => `${name} stands already in line ${line}.`,
    siteDir: 'where your files are is read before this file: SITE_DIR belongs into the environment.',
    unreadable: (file, told) => `The configuration in ${file} could not be read. [${told}]`,
  },
} as const satisfies Record<string, EnvFileWords>
