import { contentFaults } from '#scripts/content/content-faults.ts'
import { requirePage } from '#shared/navigation.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { structuredFaults } from '#tests/helpers/structured-rules.ts'
import { invalidHtml } from './html-check.ts'
import { pageChecks } from './page-checks.ts'
import { googleFaults } from './structured-check.ts'

/** What must hold of a built site whatever its owner writes. Checks return what is wrong; none needs a browser. */
export const siteChecks: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  'the owner’s files and the dictionaries have no content faults': () => contentFaults(siteRoot),
  ...pageChecks,
  'every page is valid HTML': invalidHtml,
  'structured data of indexed pages is valid and repeats the page’s text': () =>
    indexedFiles().flatMap((file) => structuredFaults(readBuilt(file)).map((fault) => `${file}: ${fault}`)),
  'structured data of indexed pages meets Google’s requirements': () => googleFaults(indexedFiles()),
}

function indexedFiles(): string[] {
  return builtPages().flatMap(({ file, page }) => (requirePage(page).indexed ? [file] : []))
}
