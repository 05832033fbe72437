/** The page shown without a session, on a server. */
export const signInPath = '/desk/sign-in'
