import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

export const brandWords: Readonly<
  Record<OwnerLanguage, Record<'name' | 'logo' | 'dark' | 'icon' | 'short', string>>
> = {
  it: {
    name: '“Easy” è un nome di prova: scrivi il tuo.',
    logo: 'Il quadrato di nove tasti è un segnaposto: metti il tuo logo, SVG o PNG, in content/images/.',
    dark: 'Senza una versione per fondo scuro, in testata il logo sta su una targhetta bianca.',
    icon: 'Senza un’icona quadrata, nella scheda del browser e sul telefono un logo largo lascia il posto alla sua iniziale.',
    short: 'Sotto un’icona sul telefono ci stanno circa dodici lettere: scegli un nome breve.',
  },
  en: {
    name: '“Easy” is a name for trying things out: write your own.',
    logo: 'The square of nine keys is a stand-in: put your logo, SVG or PNG, into content/images/.',
    dark: 'Without a version for dark ground the logo stands on a white plate in the header.',
    icon: 'Without a square icon a wide logo gives way to its initial in the browser’s tab and on a phone.',
    short: 'About twelve letters fit under an icon on a phone: choose a short name.',
  },
}
