import type { Menu } from './menu.ts'

const trofie = { it: 'Trofie al pesto', en: 'Trofie with pesto' }

/** A fictitious trattoria. */
export const sampleMenu: Menu = {
  name: 'Trattoria da Nives',
  sections: [
    {
      name: { it: 'Antipasti', en: 'Starters' },
      dishes: [
        { name: 'Bruschetta', price: 600, allergens: ['gluten'] },
        {
          name: { it: 'Acciughe fritte', en: 'Fried anchovies' },
          price: 900,
          allergens: ['gluten', 'fish'],
          isSoldOut: true,
        },
      ],
    },
    {
      name: { it: 'Primi', en: 'First courses' },
      dishes: [
        {
          name: trofie,
          price: 1200,
          allergens: ['gluten', 'milk'],
        },
        {
          name: { it: 'Pansoti alle noci', en: 'Walnut pansoti' },
          price: 1300,
          allergens: ['gluten', 'eggs', 'milk', 'nuts'],
        },
      ],
    },
    {
      name: { it: 'Dolci', en: 'Desserts' },
      dishes: [
        {
          name: { it: 'Crostata di fichi', en: 'Fig tart' },
          price: 600,
          allergens: ['gluten', 'eggs', 'milk'],
        },
      ],
    },
  ],
}

/** The price before the example's correction, and after it. */
export const sampleCorrection = { dish: trofie, before: 1100, after: 1200 }
