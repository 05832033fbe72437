// Finds what the tests of deployment run beside the site: nginx, gpg, sqlite3. On Debian they are installed if they are
// missing; elsewhere, without them, those tests are skipped.
import { installFromDebian } from './browsers/install-from-debian.ts'
import { missingPrograms } from './browsers/missing-parts.ts'

const missing = missingPrograms()
if (missing.length > 0) installFromDebian(missing.map(({ name }) => name))
