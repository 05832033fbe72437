/** The questions of each product's page, as the dictionaries number them. */
export const questionNumbers = [1, 2, 3] as const
