import type file from '#site/modules.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('modules')
