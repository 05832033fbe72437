/** Percent, per DPR 633/1972, table A: olive oil 4, honey 10, roasted coffee and household goods 22. */
export const vatRates = [4, 10, 22] as const

export const courses = ['first', 'second', 'dessert'] as const

export const ticketStatuses = ['new', 'cooking', 'ready'] as const
