import settings from '#content/settings.schema.json' with { type: 'json' }

const names = settings.$defs.row.properties.key.enum
const beginning = (...starts: readonly string[]) =>
  names.filter((name) => starts.some((start) => name.startsWith(start)))

/** As an owner thinks of them; each setting is in one. */
export const settingGroups = [
  { id: 'company', keys: beginning('brand.name', 'brand.short', 'company.') },
  { id: 'brand', keys: beginning('brand.logo', 'brand.icon', 'brand.colour') },
  { id: 'contact', keys: beginning('contact.') },
  { id: 'privacy', keys: beginning('privacy.') },
  { id: 'visits', keys: beginning('visits.') },
  { id: 'site', keys: beginning('site.', 'owner.') },
] as const
