import type file from '#site/clients.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('clients')
