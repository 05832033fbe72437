/** In a build for a static host: the origin of the server that takes its forms, or an empty text. */
const told = import.meta.env.FORM_SERVER

/** What stands before the form's addresses; empty where the site's own server takes it. */
export const formServer = told ?? ''

/** Whether somebody takes what the form sends; else the visitor writes a mail, or calls. */
export const takesForms = told !== '' && !import.meta.env.FORM_CLOSED

/** Rooms between the visitor's devices, and cookies, are the site's own server's. */
export const hasServer = told === undefined
