/** Set in builds for a static host: the origin of the server that takes forms, or ''. Undefined otherwise. */
const configured = import.meta.env.FORM_SERVER

/** Prefix of the form's addresses; '' for the site's own server. */
export const formServer = configured ?? ''

/** False where visitors can only write a mail or call. */
export const hasFormServer = configured !== '' && !import.meta.env.FORM_CLOSED

/** Rooms and cookies need the site's own server. */
export const hasServer = configured === undefined
