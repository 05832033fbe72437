// Finds or installs (Debian) nginx, gpg and sqlite3; without them deployment tests are skipped.
import { installFromDebian, missingPrograms } from './browsers/debian-programs.ts'

const missing = missingPrograms()
if (missing.length > 0) installFromDebian(missing.map(({ name }) => name))
