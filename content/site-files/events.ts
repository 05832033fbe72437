import type file from '#site/events.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('events')
