import type file from '#site/people.json'
import { readSiteFile } from './read-site-file.ts'

export default readSiteFile<typeof file>('people')
