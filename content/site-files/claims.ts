import type file from '#site/claims.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('claims')
