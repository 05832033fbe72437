import type { PageResource, Site } from '#server/site/site.ts'

/** Paths of pages that visitors will see changed, new or gone; each in its own language. */
export function changedPages(before: Site, after: Site): string[] {
  const [former, coming] = [contents(before), contents(after)]
  const paths = new Set([...former.keys(), ...coming.keys()])
  return [...paths].filter((path) => former.get(path) !== coming.get(path))
}

function contents({ pages }: Site): Map<string, string> {
  const pinned = pages.filter(({ addressForm, page }) => addressForm === 'pinned' && page !== 'notfound')
  return new Map(pinned.map((page) => [page.path, content(page)]))
}

/** Without what differs in every build: fingerprints of files and dictionaries. */
function content({ plain }: PageResource): string {
  const html = plain.bytes.toString('utf8')
  const title = /<title>[^<]*/.exec(html)?.[0] ?? ''
  const body = html.slice(
    html.indexOf('>', html.indexOf('<div id="app"')),
    html.lastIndexOf('<template id="wake"'),
  )
  return `${title}${body.replace(/-[\w-]{8}\.(?=[a-z\d]+\b)/g, '.')}`
}
