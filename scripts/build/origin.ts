import { type SettingKey, setting } from '#shared/setting.ts'

/** The address of `npm start`, while the owner has not set one. */
const thisMachine = 'http://127.0.0.1:3000'

/** Without trailing slash. The environment wins over the settings. */
export function publicOrigin(read: (key: SettingKey) => string = setting): string {
  return (process.env.PUBLIC_ORIGIN || read('site.origin') || thisMachine).replace(/\/$/, '')
}
