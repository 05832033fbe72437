import { setting } from './setting.ts'

/** The values that every text may use: the provider's name stands only in the settings. */
export const brandValues = { brand: setting('brand.name') }
