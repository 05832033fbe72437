import type { DraftDish, MenuDraft } from './menu-draft.ts'

/** The dish that the examples correct, and its price before. */
export const sampleDish: DraftDish = {
  id: 5,
  name: { it: 'Trofie al pesto', en: 'Trofie with pesto' },
  price: 1200,
  allergens: ['gluten', 'milk'],
}
export const formerPrice = 1100

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
        sampleDish,
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
