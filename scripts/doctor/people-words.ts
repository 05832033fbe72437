import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'

type PeopleWords = Record<'people' | 'about' | 'replyDays' | 'hours' | 'area' | 'allMadeUp', string> & {
  notShown: (name: string) => string
}

export const peopleWords: Readonly<Record<OwnerLanguage, PeopleWords>> = {
  it: {
    people:
      'Chi risponde: accanto al modulo compaiono nome, ruolo e telefono. Un ritratto solo con il permesso di chi si vede.',
    about: 'Chi siete, in una o due frasi vere: da quando, in quanti, perché questi programmi.',
    replyDays: 'Entro quanti giorni lavorativi rispondi a un preventivo: chi scrive aspetta più volentieri.',
    hours: 'Quando rispondi: gli orari compaiono accanto al modulo e nei motori di ricerca.',
    area: 'Dove lavori: chi legge vuole sapere se vai anche da lui.',
    allMadeUp:
      'I clienti sono tutti dimostrazioni: aggiungi quelli veri, con il loro permesso, e togli le dimostrazioni.',
    notShown: (name) => `${name} non compare: manca il permesso, oppure "demonstration": true.`,
  },
  en: {
    people:
      'Who answers: name, role and telephone appear beside the form. A portrait only with the permission of whoever it shows.',
    about: 'Who you are, in a sentence or two that is true: since when, how many, why these programs.',
    replyDays: 'Within how many working days you reply to a request: who knows waits more gladly.',
    hours: 'When you answer: the hours appear beside the form and in search engines.',
    area: 'Where you work: readers want to know whether you come to them too.',
    allMadeUp:
      'All clients are demonstrations: add real ones, with their permission, and take the demonstrations out.',
    notShown: (name) => `${name} is not shown: permission is missing, or "demonstration": true.`,
  },
}
