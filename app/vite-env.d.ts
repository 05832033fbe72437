declare module '*.svg?url' {
  const url: string
  export default url
}

/** The site's public address, put in by the build. */
declare const __ORIGIN__: string
