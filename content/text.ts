/** A text of the owner's files, in each language of the site. */
export type Text = { it: string; en: string }
