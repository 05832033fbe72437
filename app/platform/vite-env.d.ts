declare module '*.svg?url' {
  const url: string
  export default url
}

interface ImportMetaEnv {
  /** Told by a build for a static host alone (`static-host.ts`). */
  readonly FORM_SERVER?: string
  /** Told by every build: the form takes nothing yet (`shared/form-opening.ts`). */
  readonly FORM_CLOSED?: boolean
  /** Told by every build, for the header: the settings are more than what wakes a page should weigh. */
  readonly COMPANY_PHONE?: string
}

/** The site's public address, put in by the build. */
declare const __ORIGIN__: string

/** The owner's logo, put in by the build; null where the stand-in has its place. */
declare const __LOGO__: import('#shared/logos.ts').Logos | null

declare module '*.json?url' {
  const url: string
  export default url
}

/** Written by the build from `site/releases.json`. */
declare module '#generated/releases/latest.json' {
  const latest: readonly import('#content/releases.ts').Release[]
  export default latest
}

/** The first two of `site/events.json`, written by the build. */
declare module '#generated/first-events.json' {
  const events: readonly Pick<import('#content/events.ts').CoastEvent, 'id' | 'date' | 'time' | 'title'>[]
  export default events
}

/** What of `site/people.json` is public, with the pictures as they were rendered; written by the build. */
declare module '#generated/people.json' {
  const file: import('#shared/answering-people.ts').AnsweringPeople
  export default file
}

/** The words of the menu's guests in both languages, written by the build from the dictionaries. */
declare module '#generated/guest-words.json' {
  const words: Record<import('#shared/locale.ts').Language, import('#shared/messages.ts').Dictionary>
  export default words
}
