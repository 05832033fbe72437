export const ownerFiles = {
  settings: 'entries',
  offerings: 'offerings',
  clients: 'clients',
  releases: 'releases',
  modules: 'modules',
  events: 'events',
  terms: 'terms',
  claims: 'claims',
  people: 'people',
}

export type OwnerFile = keyof typeof ownerFiles
