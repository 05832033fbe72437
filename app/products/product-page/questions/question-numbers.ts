/** As the dictionaries number them. */
export const questionNumbers = [1, 2, 3] as const
