/** What the site uses of Trusted Types. The trusted object stands where the DOM's types take a string. */
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
