import { exampleAt as at } from './clock.ts'
import type { Delivery } from './shop.ts'

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
