/** The owner's files and the list in each whose rows are counted in a fault's message. */
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
