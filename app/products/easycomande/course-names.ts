export const courseNames = {
  first: 'easycomande.course.first',
  second: 'easycomande.course.second',
  dessert: 'easycomande.course.dessert',
} as const
