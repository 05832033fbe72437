import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { LogoFault } from './logo-file.ts'
import type { SchemaWords } from './schema-faults.ts'

type FaultWords = SchemaWords & {
  row: string
  field: string
  rightRow: string
  right: string
  already: string
  noFile: string
  fileMissing: string
  notJson: (detail: string) => string
  needsText: string
  logo: Readonly<Record<LogoFault | 'alone', string>>
  icon: Readonly<Record<LogoFault, string>>
  price: { empty: string; noVat: string; both: string; cents: string }
  hours: Readonly<Record<'order' | 'overlap', string>>
  client: Readonly<Record<'oneKind' | 'opensNothing', string>>
  offering: {
    noPage: (page: string) => string
    noSection: (anchor: string) => string
    noDrawing: string
    noColours: string
    noIcon: (icon: string) => string
  }
}

/** What content check and build say of a fault in the owner's files. */
export const faultWords: Readonly<Record<OwnerLanguage, FaultWords>> = {
  it: {
    half: 0,
    kinds: {
      object: 'un oggetto { … }',
      array: 'un elenco [ … ]',
      string: 'un testo tra virgolette',
      integer: 'un numero intero',
      number: 'un numero, come: 19.90',
      boolean: 'true o false',
    },
    notOneOf: 'non è tra',
    emptyText: 'un testo non vuoto',
    missing: 'manca',
    unknown: 'campo sconosciuto; si usano',
    wrongSchema: (detail) => `il suo schema è sbagliato (${detail})`,
    row: 'riga',
    field: 'campo',
    rightRow: 'Una riga giusta',
    right: 'giusto',
    already: 'c’è già alla riga',
    noFile: 'il file manca',
    fileMissing: 'il file manca',
    notJson: (detail) => `non è JSON (${detail}). Spesso è una virgola di troppo o che manca.`,
    needsText: 'serve un testo',
    logo: {
      kind: 'il logo è un file SVG o PNG',
      unsafe:
        'questo SVG contiene uno script, un’animazione o un richiamo ad altri file: esportalo di nuovo come disegno semplice',
      measures: 'non si capisce quanto è largo e alto: il file è rovinato, o all’SVG manca viewBox',
      small: 'è troppo piccolo: serve un PNG largo almeno 500 pixel o alto almeno 144',
      ratio: 'la forma non va: al massimo otto volte più largo che alto, o il doppio più alto che largo',
      alone: 'il logo per il fondo scuro vale solo insieme a brand.logo',
    },
    icon: {
      kind: 'l’icona è un file SVG o PNG',
      unsafe:
        'questo SVG contiene uno script, un’animazione o un richiamo ad altri file: esportalo di nuovo come disegno semplice',
      measures: 'non si capisce quanto è larga e alta: il file è rovinato, o all’SVG manca viewBox',
      small: 'è troppo piccola: serve un PNG di almeno 512 × 512 pixel',
      ratio: 'l’icona è quadrata',
    },
    price: {
      empty: 'serve un importo (monthly, yearly, once), oppure "quotation": true',
      noVat: 'un prezzo dice se l’IVA è dentro: "excluded" o "included"',
      both: 'con un importo il prezzo non è su preventivo: togli l’uno o l’altro',
      cents: 'al massimo due decimali, come: 19.90',
    },
    client: {
      oneKind: 'un cliente è una cosa sola: demonstration, permission o quotation',
      opensNothing: 'una dimostrazione apre qualcosa che si può provare su questo sito: manca',
    },
    hours: {
      order: 'chiude prima di aprire',
      overlap: 'gli stessi orari sono già in parte alla riga',
    },
    offering: {
      noPage: (page) => `la pagina '${page}' non esiste`,
      noSection: (anchor) => `l’ancora '${anchor}' non porta da nessuna parte, quella sezione non esiste`,
      noDrawing: 'il suo riquadro in home non ha un disegno',
      noColours: 'mancano i suoi colori',
      noIcon: (icon) => `Lucide non ha un’icona '${icon}'`,
    },
  },
  en: {
    half: 1,
    kinds: {
      object: 'an object { … }',
      array: 'a list [ … ]',
      string: 'a text in quotation marks',
      integer: 'a whole number',
      number: 'a number, like: 19.90',
      boolean: 'true or false',
    },
    notOneOf: 'is not one of',
    emptyText: 'a text that is not empty',
    missing: 'is missing',
    unknown: 'unknown field; known are',
    wrongSchema: (detail) => `its schema is wrong (${detail})`,
    row: 'row',
    field: 'field',
    rightRow: 'A right row',
    right: 'right',
    already: 'already in row',
    noFile: 'no such file',
    fileMissing: 'the file is missing',
    notJson: (detail) => `is not JSON (${detail}). Often it is a comma too many or too few.`,
    needsText: 'needs a text',
    logo: {
      kind: 'a logo is an SVG or a PNG file',
      unsafe:
        'this SVG has a script, an animation or takes something from other files: export it again as a plain drawing',
      measures: 'its width and height cannot be read: the file is broken, or the SVG has no viewBox',
      small: 'it is too small: a PNG is at least 500 pixels wide or 144 high',
      ratio: 'its shape does not fit: at most eight times as wide as high, or twice as high as wide',
      alone: 'the logo for dark ground goes with brand.logo only',
    },
    icon: {
      kind: 'an icon is an SVG or a PNG file',
      unsafe:
        'this SVG has a script, an animation or takes something from other files: export it again as a plain drawing',
      measures: 'its width and height cannot be read: the file is broken, or the SVG has no viewBox',
      small: 'it is too small: a PNG is at least 512 × 512 pixels',
      ratio: 'an icon is square',
    },
    price: {
      empty: 'needs an amount (monthly, yearly, once), or "quotation": true',
      noVat: 'a price says whether VAT is in it: "excluded" or "included"',
      both: 'with an amount the price is not on quotation: take out one of the two',
      cents: 'at most two decimals, like: 19.90',
    },
    client: {
      oneKind: 'a client is one thing: demonstration, permission or quotation',
      opensNothing: 'a demonstration opens something that can be tried on this site: missing',
    },
    hours: {
      order: 'it closes before it opens',
      overlap: 'part of these hours is already in row',
    },
    offering: {
      noPage: (page) => `no page '${page}'`,
      noSection: (anchor) => `its anchor '${anchor}' leads nowhere, there is no such section`,
      noDrawing: 'its cell on home has no drawing',
      noColours: 'its colours are missing',
      noIcon: (icon) => `Lucide has no icon '${icon}'`,
    },
  },
}

export type { FaultWords }
