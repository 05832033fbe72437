// Finds or installs (Debian) nginx, gpg and sqlite3; without them deployment tests are skipped.
import { installFromDebian } from './browsers/install-from-debian.ts'
import { missingPrograms } from './browsers/missing-programs.ts'

const missing = missingPrograms()
if (missing.length > 0) installFromDebian(missing.map(({ name }) => name))
