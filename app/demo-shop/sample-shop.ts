import { exampleAt as at } from './clock.ts'
import type { Article, Delivery, Dish, Shop, Ticket } from './shop.ts'

/** Named by `goods.<id>` in the dictionaries. */
export const sampleArticles = [
  { id: 'coffee', code: 'C-104', quantity: 4, threshold: 10, cost: 1450, price: 2200, prior: 2480 },
  { id: 'sugar', code: 'C-118', quantity: 26, threshold: 12, cost: 520 },
  { id: 'filters', code: 'F-212', quantity: 11, threshold: 10, cost: 260 },
  { id: 'moka', code: 'M-007', quantity: 9, threshold: 6, cost: 1780, price: 3050 },
  { id: 'honey', code: 'M-031', quantity: 8, threshold: 6, cost: 640, price: 1100 },
  { id: 'oil', code: 'O-075', quantity: 14, threshold: 8, cost: 790, price: 1248 },
  { id: 'cup', code: 'T-031', quantity: 48, threshold: 24, cost: 190, price: 490 },
] as const satisfies readonly Article[]

/** Named by `dish.<id>` in the dictionaries. */
export const sampleDishes = [
  { id: 'bruschetta', course: 'first' },
  { id: 'focaccia', course: 'first' },
  { id: 'anchovies', course: 'first', isFinished: true },
  { id: 'salad', course: 'first' },
  { id: 'trofie', course: 'second' },
  { id: 'pansoti', course: 'second' },
  { id: 'fried', course: 'second' },
  { id: 'tart', course: 'dessert' },
  { id: 'sorbet', course: 'dessert' },
] as const satisfies readonly Dish[]

export const sampleTickets: readonly Ticket[] = [
  {
    id: 't7',
    table: 7,
    came: at(20, 2),
    covers: 4,
    status: 'new',
    courses: [
      {
        id: 'first',
        lines: [
          { dish: 'bruschetta', count: 2 },
          { dish: 'pansoti', count: 1 },
        ],
      },
      { id: 'second', lines: [{ dish: 'trofie', count: 3, note: 'garlic' }] },
    ],
  },
  {
    id: 't3',
    table: 3,
    came: at(19, 54),
    covers: 2,
    status: 'cooking',
    courses: [
      {
        id: 'first',
        lines: [
          { dish: 'fried', count: 1, done: true },
          { dish: 'salad', count: 1 },
        ],
      },
    ],
  },
  {
    id: 't12',
    table: 12,
    came: at(19, 46),
    covers: 3,
    status: 'ready',
    courses: [
      {
        id: 'dessert',
        lines: [
          { dish: 'tart', count: 2, done: true },
          { dish: 'sorbet', count: 1, done: true },
        ],
      },
    ],
  },
]

/** Doors are `easydelivery.door.<id>` in the dictionaries. */
export const sampleDeliveries = [
  {
    id: 'port',
    lines: [
      { dish: 'trofie', count: 2 },
      { dish: 'tart', count: 1 },
    ],
    ordered: at(19, 42),
    promised: at(20, 25),
    road: 14,
  },
  {
    id: 'tower',
    lines: [
      { dish: 'fried', count: 1 },
      { dish: 'salad', count: 1 },
    ],
    ordered: at(19, 50),
    promised: at(20, 30),
    road: 9,
  },
  {
    id: 'oven',
    lines: [
      { dish: 'pansoti', count: 3 },
      { dish: 'sorbet', count: 2 },
    ],
    ordered: at(19, 55),
    promised: at(20, 45),
    road: 11,
  },
] as const satisfies readonly Delivery[]

export const sampleShop: Shop = {
  articles: sampleArticles,
  dishes: sampleDishes,
  tickets: sampleTickets,
  basket: {},
  deliveries: sampleDeliveries,
}
