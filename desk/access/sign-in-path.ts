/** Of the page before the session, on a server. */
export const signInPath = '/desk/sign-in'
