import type file from '#site/terms.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('terms')
