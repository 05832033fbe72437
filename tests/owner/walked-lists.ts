import { readFileSync } from 'node:fs'

export type Walked = { path: string; html: string }

/** The pages of a list in a built site as a visitor without scripts finds them: from each to the next by its link. */
export function walkedPages(root: string, first: string, onward: RegExp): Walked[] {
  const pages: Walked[] = []
  for (let path: string | undefined = first; path; ) {
    if (pages.some((page) => page.path === path)) throw new Error(`${path} is reached twice.`)
    const html: string = readFileSync(`${root}/dist/client${path}/index.html`, 'utf8')
    pages.push({ path, html })
    const tag: string | undefined = html.match(/<a [^>]*>/g)?.find((link) => onward.test(link))
    path = tag && /href="([^"]+)"/.exec(tag)?.[1]
  }
  return pages
}

/** The feed of a language and its archives, from the newest on. */
export function walkedFeeds(root: string, lang: string): Walked[] {
  const feeds: Walked[] = []
  for (let path: string | undefined = `/${lang}/releases.atom`; path; ) {
    const html: string = readFileSync(`${root}/dist/client${path}`, 'utf8')
    feeds.push({ path, html })
    path = /rel="prev-archive"[^>]*href="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1]
  }
  return feeds
}

/** Every first group of a pattern, in the order of the text. */
export function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, group = '']) => group)
}
