import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { Finding } from './finding.ts'

type ReportWords = {
  headings: Readonly<Record<Finding['group'], string>>
  atStart: string
  alsoUseful: (count: number) => string
  onlyUseful: (count: number) => string
}

export const reportWords: Readonly<Record<OwnerLanguage, ReportWords>> = {
  it: {
    headings: {
      must: 'Da fare: lo chiede la legge, o senza il sito non funziona',
      should: 'Da aggiungere: dà fiducia a chi compra',
      could: 'Se è il tuo caso, o se vuoi',
      ask: 'Solo tu sai se è a posto',
      good: 'In ordine',
    },
    atStart: 'Al sito mancano dati che la legge chiede:',
    alsoUseful: (count) =>
      `${count === 0 ? 'Per saperne di più' : count === 1 ? 'C’è un’altra cosa da aggiungere' : `Ci sono altre ${count} cose da aggiungere`}, con un esempio per ogni riga: npm run doctor`,
    onlyUseful: (count) =>
      `${count === 1 ? 'C’è una cosa' : `Ci sono ${count} cose`} che al sito conviene aggiungere: npm run doctor`,
  },
  en: {
    headings: {
      must: 'To do: the law asks for it, or the site does not work without it',
      should: 'To add: buyers trust a site that has it',
      could: 'If it applies to you, or if you like',
      ask: 'Only you know whether this is done',
      good: 'In order',
    },
    atStart: 'The site lacks details that the law asks for:',
    alsoUseful: (count) =>
      `${count === 0 ? 'More on each' : count === 1 ? 'One more thing is worth adding' : `${count} more things are worth adding`}, with an example for each row: npm run doctor`,
    onlyUseful: (count) =>
      `${count === 1 ? 'One thing is' : `${count} things are`} worth adding to the site: npm run doctor`,
  },
}
