import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

type StaticWords = {
  option: (fault: string) => string
  alone: string
  origin: string
  path: (origin: string) => string
  formServer: (value: string) => string
  unreachable: string
  done: (folder: string, origin: string) => string
  form: (formServer: string, origin: string) => string
}

export const staticWords: Readonly<Record<OwnerLanguage, StaticWords>> = {
  it: {
    option: (fault) => `Conosco --static, --form-server INDIRIZZO e --if-changed. ${fault}`,
    alone: '--form-server vale soltanto insieme a --static.',
    origin:
      'Un sito statico deve sapere a quale indirizzo starà: scrivilo in content/settings.json, riga site.origin, per esempio https://www.example.it.',
    path: (origin) =>
      `'${origin}' ha un percorso dopo il nome, ma il sito può stare solo alla radice di un indirizzo. Su GitHub Pages usa un dominio tuo, o il repository che si chiama nome.github.io.`,
    formServer: (value) =>
      `--form-server deve essere l’indirizzo di un server Vetrina, come https://api.example.it, senza altro dopo il nome, ma è '${value}'.`,
    unreachable:
      'Nessuno riceve il modulo, e chi visita il sito non saprebbe come raggiungerti: in content/settings.json accendi company.email o company.phone, oppure indica un server con --form-server.',
    done: (folder, origin) =>
      `Il sito è nella cartella ${folder}. Carica tutto quello che contiene, anche i file che cominciano con un punto o un trattino basso, alla radice di ${origin}.`,
    form: (formServer, origin) =>
      `Il modulo invia a ${formServer}: su quel server aggiungi FORM_ORIGINS=${origin} alla configurazione.`,
  },
  en: {
    option: (fault) => `I know --static, --form-server ADDRESS and --if-changed. ${fault}`,
    alone: '--form-server goes with --static only.',
    origin:
      'A static site has to know at which address it will stand: write it in content/settings.json, row site.origin, such as https://www.example.com.',
    path: (origin) =>
      `'${origin}' has a path after its name, but the site can only stand at the root of an address. On GitHub Pages use a domain of your own, or the repository called name.github.io.`,
    formServer: (value) =>
      `--form-server must be the address of a Vetrina server, such as https://api.example.com, with nothing after the name, but it is '${value}'.`,
    unreachable:
      'Nobody takes the form, and visitors would not know how to reach you: turn company.email or company.phone on in content/settings.json, or name a server with --form-server.',
    done: (folder, origin) =>
      `The site is in the folder ${folder}. Upload all that it holds, files that begin with a dot or an underscore too, to the root of ${origin}.`,
    form: (formServer, origin) =>
      `The form sends to ${formServer}: add FORM_ORIGINS=${origin} to that server's configuration.`,
  },
}
