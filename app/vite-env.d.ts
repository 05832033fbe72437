declare module '*.svg?url' {
  const url: string
  export default url
}

/** The site's public address, put in by the build. */
declare const __ORIGIN__: string

declare module '*.json?url' {
  const url: string
  export default url
}

/** Written by the build from `content/clients.json`. */
declare module '#generated/clients/first.json' {
  const lists: Record<import('#shared/locale.ts').Language, import('#shared/client-cards.ts').ClientList>
  export default lists
}
