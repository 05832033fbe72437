import type file from '#site/offerings.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('offerings')
