import { setting } from '#shared/setting.ts'

/** Where `npm start` serves a site whose owner has not named an address yet. */
const thisMachine = 'http://127.0.0.1:3000'

/** The site's public address, without a slash at its end: from the environment, else from the owner's settings. */
export function publicOrigin(): string {
  return (process.env.PUBLIC_ORIGIN || setting('site.origin') || thisMachine).replace(/\/$/, '')
}
