import type file from '#site/releases.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('releases')
