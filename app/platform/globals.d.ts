declare module '*.svg?url' {
  const url: string
  export default url
}

interface ImportMetaEnv {
  /** Only in builds for a static host (`static-host.ts`). */
  readonly FORM_SERVER?: string
  /** The form accepts no requests yet (`shared/company.ts`). */
  readonly FORM_CLOSED?: boolean
  /** For the header: importing the settings would make hydration heavier. */
  readonly COMPANY_PHONE?: string
}

declare const __ORIGIN__: string

/** Null where the owner has no logo. */
declare const __LOGO__: import('#shared/pictures.ts').Logos | null

/** The public part of `site/people.json`, with rendered pictures. */
declare module '#generated/people.json' {
  const file: import('#shared/answering-people.ts').AnsweringPeople
  export default file
}

/** Only what the site uses. A trusted object is typed as the string that DOM methods take. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (input: string) => string },
    ): {
      createScriptURL: (input: string) => string
    }
  }
}
