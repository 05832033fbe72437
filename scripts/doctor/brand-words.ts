import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

export const brandWords: Readonly<
  Record<
    OwnerLanguage,
    Record<'name' | 'logo' | 'dark' | 'icon' | 'text' | 'short', string> & {
      colour: (shade: string) => string
    }
  >
> = {
  it: {
    name: '“Easy” è un nome di prova: scrivi il tuo.',
    logo: 'Il quadrato di nove tasti è un segnaposto: metti il tuo logo, SVG o PNG, in content/images/.',
    dark: 'Senza una versione per fondo scuro, in testata il logo sta su un rettangolo bianco.',
    icon: 'Senza un’icona quadrata, nella scheda del browser e sul telefono un logo largo lascia il posto alla sua iniziale.',
    text: 'Nel disegno ci sono parole scritte come testo: ogni apparecchio le mostra con un carattere suo. Nel programma di disegno trasformale in tracciati ed esporta di nuovo.',
    short: 'Sotto un’icona sul telefono ci stanno circa dodici lettere: scegli un nome breve.',
    colour: (shade) =>
      `Il tuo colore è troppo chiaro per le scritte bianche: testata e tasti usano ${shade}, la stessa tinta più scura.`,
  },
  en: {
    name: '“Easy” is a name for trying things out: write your own.',
    logo: 'The square of nine keys is a stand-in: put your logo, SVG or PNG, into content/images/.',
    dark: 'Without a version for dark ground the logo stands on a white plate in the header.',
    icon: 'Without a square icon a wide logo gives way to its initial in the browser’s tab and on a phone.',
    text: 'There are words written as text in the drawing: each device shows them in a typeface of its own. Turn them into paths in the drawing program and export it again.',
    short: 'About twelve letters fit under an icon on a phone: choose a short name.',
    colour: (shade) =>
      `White words cannot be read on your colour: header and buttons use ${shade}, a darker shade of it.`,
  },
}
