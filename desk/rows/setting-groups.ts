import settings from '#content/settings.schema.json' with { type: 'json' }

const names = settings.$defs.row.properties.key.enum
const beginning = (...starts: readonly string[]) =>
  names.filter((name) => starts.some((start) => name.startsWith(start)))

/** Settings that only some kinds of firm have. */
const rare = names.filter((name) =>
  /^company\.(capital|shareholder|liquidation|parent|mutual|order)$/.test(name),
)
const first = names.filter((name) => /^(brand\.(name|short)|company\.(kind|name|vat))$/.test(name))
const reached = ['company.phone', 'company.email'] as const
const company = [...new Set([...first, ...reached, ...beginning('company.')])]

/** Grouped as owners think of them; each setting is in one group. */
export const settingGroups = [
  { id: 'company', keys: company.filter((name) => !rare.includes(name)), rare },
  { id: 'brand', keys: beginning('brand.logo', 'brand.icon', 'brand.colour'), rare: [] },
  { id: 'contact', keys: beginning('contact.'), rare: [] },
  { id: 'privacy', keys: beginning('privacy.'), rare: [] },
  { id: 'visits', keys: beginning('visits.'), rare: [] },
  { id: 'site', keys: beginning('site.', 'owner.'), rare: [] },
] as const
