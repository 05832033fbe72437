import type { PageResource, Site } from '#server/site/site.ts'

/** `name`: what the title says before its colon or bar. */
export type ChangedPage = { path: string; name: string }

/** Pages that visitors will see changed, new or gone; each in its own language. */
export function changedPages(before: Site, after: Site): ChangedPage[] {
  const [former, coming] = [contents(before), contents(after)]
  const all = new Map([...former, ...coming])
  return [...all]
    .filter(([path]) => former.get(path) !== coming.get(path))
    .map(([path, html]) => ({ path, name: /^<title>([^<:|]*)/.exec(html)?.[1]?.trim() ?? path }))
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
    html.lastIndexOf('<template id="after-paint"'),
  )
  return `${title}${body.replace(/-[\w-]{8}\.(?=[a-z\d]+\b)/g, '.')}`
}
