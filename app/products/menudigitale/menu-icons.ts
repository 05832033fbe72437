import type { IconName } from '#app/components/icon/icons.ts'
import type { Allergen, DishMark } from './menu.ts'

/** Always beside the name: a picture cannot tell peanuts from nuts. */
export const allergenIcons = {
  gluten: 'wheat',
  crustaceans: 'shrimp',
  eggs: 'egg',
  fish: 'fish',
  peanuts: 'cherry',
  soybeans: 'bean',
  milk: 'milk',
  nuts: 'nut',
  celery: 'leafy-green',
  mustard: 'droplet',
  sesame: 'sprout',
  sulphites: 'wine',
  lupin: 'flower-2',
  molluscs: 'snail',
} as const satisfies Record<Allergen, IconName>

export const markIcons = {
  vegetarian: 'leaf',
  vegan: 'vegan',
  frozen: 'snowflake',
  thawed: 'thermometer-snowflake',
} as const satisfies Record<DishMark, IconName>
