import { setting } from './setting.ts'

export const brandValues = { brand: setting('brand.name') }
