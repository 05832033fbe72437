import { setting } from '#shared/setting.ts'

/** The site's public address, without a slash at its end: from the environment, else from the owner's settings. */
export function publicOrigin(): string {
  return (process.env.PUBLIC_ORIGIN || setting('site.origin')).replace(/\/$/, '')
}
