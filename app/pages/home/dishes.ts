type Dish = {
  id: 'bruschetta' | 'anchovies' | 'trofie' | 'pansoti' | 'tart'
  cents: number
  allergens: string
}

/** The menu of the hero's example, by course. No price in cents: sold out. */
export const courses = [
  {
    id: 'starters',
    dishes: [
      { id: 'bruschetta', cents: 600, allergens: '1' },
      { id: 'anchovies', cents: 0, allergens: '4' },
    ],
  },
  {
    id: 'pasta',
    dishes: [
      { id: 'trofie', cents: 1200, allergens: '1, 7, 8' },
      { id: 'pansoti', cents: 1300, allergens: '1, 3, 8' },
    ],
  },
  { id: 'puddings', dishes: [{ id: 'tart', cents: 600, allergens: '1, 3, 7' }] },
] as const satisfies readonly { id: string; dishes: readonly Dish[] }[]

/** The dish whose price the visitor corrects, and what it was, in cents. */
export const corrected = { id: 'trofie', oldCents: 1100, cents: 1200 } as const
