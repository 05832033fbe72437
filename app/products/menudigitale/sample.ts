import type { MenuDraft } from './menu-draft.ts'

/** The dish that the examples correct. */
export const correctedDish = 5

/** A fictitious trattoria. */
export const sampleMenu: MenuDraft = {
  name: 'Trattoria da Nives',
  sections: [
    {
      id: 1,
      name: { it: 'Antipasti', en: 'Starters' },
      dishes: [
        { id: 2, name: 'Bruschetta', price: 600, allergens: ['gluten'] },
        {
          id: 3,
          name: { it: 'Acciughe fritte', en: 'Fried anchovies' },
          price: 900,
          allergens: ['gluten', 'fish'],
          isSoldOut: true,
        },
      ],
    },
    {
      id: 4,
      name: { it: 'Primi', en: 'First courses' },
      dishes: [
        {
          id: correctedDish,
          name: { it: 'Trofie al pesto', en: 'Trofie with pesto' },
          price: 1200,
          was: 1100,
          allergens: ['gluten', 'milk'],
        },
        {
          id: 6,
          name: { it: 'Pansoti alle noci', en: 'Walnut pansoti' },
          price: 1300,
          allergens: ['gluten', 'eggs', 'milk', 'nuts'],
        },
      ],
    },
    {
      id: 7,
      name: { it: 'Dolci', en: 'Desserts' },
      dishes: [
        {
          id: 8,
          name: { it: 'Crostata di fichi', en: 'Fig tart' },
          price: 600,
          allergens: ['gluten', 'eggs', 'milk'],
        },
      ],
    },
  ],
}
