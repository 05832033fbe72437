import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

export type WeightWords = {
  page: (path: string, lang: string) => string
  firstScreen: (page: string) => string
  document: (page: string) => string
  waking: string
  laterScript: (source: string) => string
  warning: (what: string, bytes: string, bound: string, consequence: string) => string
  heaviest: (parts: string) => string
  section: (id: string) => string
  beforeSections: string
  style: string
  consequences: Record<'firstFlight' | 'document' | 'scripts' | 'laterScript', string>
}

/** What the build says of pages that are heavier than they should be. */
export const weightWords: Readonly<Record<OwnerLanguage, WeightWords>> = {
  it: {
    page: (path, lang) => `la pagina ${path} (${lang})`,
    firstScreen: (page) => `per la prima schermata ${page} chiede`,
    document: (page) => `${page} pesa`,
    waking: 'ciò che sveglia / pesa',
    laterScript: (source) => `lo script di ${source} pesa`,
    warning: (what, bytes, bound, consequence) =>
      `Pesante: ${what} ${bytes} byte; ${bound} ${consequence}. Il sito funziona lo stesso.`,
    heaviest: (parts) => `Il più: ${parts}.`,
    section: (id) => `la sezione #${id}`,
    beforeSections: 'ciò che sta prima delle sezioni',
    style: 'il suo stile',
    consequences: {
      firstFlight:
        'arrivano subito, e su una linea lenta il resto della prima schermata appare un attimo dopo',
      document: 'sono il massimo per una pagina',
      scripts: 'sono il massimo prima che la pagina sia sveglia',
      laterScript: 'sono il massimo che una sezione dovrebbe aspettare',
    },
  },
  en: {
    page: (path, lang) => `the page ${path} (${lang})`,
    firstScreen: (page) => `the first screen of ${page} needs`,
    document: (page) => `${page} weighs`,
    waking: 'what wakes / weighs',
    laterScript: (source) => `the script of ${source} weighs`,
    warning: (what, bytes, bound, consequence) =>
      `Heavy: ${what} ${bytes} bytes, where ${bound} ${consequence}. The site works all the same.`,
    heaviest: (parts) => `The most of it: ${parts}.`,
    section: (id) => `section #${id}`,
    beforeSections: 'what stands before the sections',
    style: 'its style',
    consequences: {
      firstFlight: 'come at once: on a slow line the rest of the first screen appears a moment later',
      document: 'are the most a page should weigh',
      scripts: 'are the most that should come before the page is awake',
      laterScript: 'are the most that a section should wait for',
    },
  },
}
