import type file from '#site/settings.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('settings')
