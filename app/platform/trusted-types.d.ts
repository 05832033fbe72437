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
